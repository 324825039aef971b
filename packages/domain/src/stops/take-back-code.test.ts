import { expect, test } from 'vitest'
import { TAKEN_BACK_WITHIN_MS, takeBackCode } from './take-back-code.ts'

const now = 1_000_000_000
const stop = { stop: '7', stop_reason: '110', note: 'seen', held_by: '' }
const given = {
  username: 'anna',
  at: now - 1000,
  stop_reason: '110',
  note: 'seen',
  before: { stop_reason: '-', note: '' },
}
const who = { username: 'anna', now }

test('T-LOOK-18 a stop has again the reason and the note of before', () => {
  expect(takeBackCode({ stop, given }, who)).toEqual({ stop: '7', stop_reason: '-', note: '' })
  const before = { stop_reason: '200', note: 'belt' }
  expect(takeBackCode({ stop, given: { ...given, before } }, who)).toEqual({ stop: '7', ...before })
})

test.each([
  ['no such stop', { stop: null }, {}, 'no-stop-to-code'],
  ['one that nobody coded', { given: null }, {}, 'code-not-taken-back'],
  ['what another gave', {}, { username: 'bo' }, 'code-not-taken-back'],
  ['too late', { given: { ...given, at: now - TAKEN_BACK_WITHIN_MS - 1 } }, {}, 'code-not-taken-back'],
  ['changed since', { stop: { ...stop, stop_reason: '300' } }, {}, 'changed-by-someone-else'],
  ['with a note written since', { stop: { ...stop, note: 'belt' } }, {}, 'changed-by-someone-else'],
  ['held by a signal', { stop: { ...stop, held_by: 'door' } }, {}, 'reason-held'],
] as const)('T-LOOK-18 %s is refused', (_what, change, by, refusal) => {
  expect(takeBackCode({ stop, given, ...change }, { ...who, ...by })).toMatchObject({ refusal })
})
