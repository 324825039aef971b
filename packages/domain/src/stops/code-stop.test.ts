import { expect, test } from 'vitest'
import { codeStop } from './code-stop.ts'

const request = { stop_code: '110', note: '', seen_reason: '-' }
const on = {
  stop: { stop: '7', stop_reason: '-', note: '', held_by: '' },
  code: { stop_code: '110', active: true, stop_text_flag: 0, security_level: null },
  user: { usertype: 1 },
} as const

test('T-CALL-33-X an uncoded stop gets the code', () => {
  expect(codeStop(request, on)).toEqual({ stop: '7', stop_reason: '110', note: '' })
})

test.each([
  ['no stop', { stop: null }, {}, 'no-stop-to-code'],
  ['a code not valid here', { code: null }, {}, 'stop-code-unknown'],
  ['an inactive code', { code: { ...on.code, active: false } }, {}, 'stop-code-inactive'],
  ['a group above the user', { code: { ...on.code, security_level: 7 } }, {}, 'stop-code-level'],
  ['a code that needs a note', { code: { ...on.code, stop_text_flag: 1 } }, { note: '  ' }, 'stop-code-needs-note'],
  [
    'a stop somebody coded meanwhile',
    { stop: { stop: '7', stop_reason: '200', note: '', held_by: '' } },
    {},
    'changed-by-someone-else',
  ],
] as const)('T-CALL-33-X T-STATE-23-X %s is refused', (_what, change, asked, refusal) => {
  expect(codeStop({ ...request, ...asked }, { ...on, ...change })).toMatchObject({ refusal })
})

test('a recoding that does not say what was seen is taken', () => {
  const coding = codeStop(
    { ...request, seen_reason: undefined },
    { ...on, stop: { stop: '7', stop_reason: '200', note: '', held_by: '' } },
  )
  expect(coding).toMatchObject({ stop_reason: '110' })
})

test('T-CALL-33-X another code without a note leaves the note that was written', () => {
  const stop = { stop: '7', stop_reason: '200', note: 'belt torn', held_by: '' }
  expect(codeStop({ ...request, seen_reason: '200' }, { ...on, stop })).toMatchObject({ note: 'belt torn' })
})

test('T-PANEL-18-X a code that needs a note is taken with one, trimmed', () => {
  const coding = codeStop({ ...request, note: ' belt torn ' }, { ...on, code: { ...on.code, stop_text_flag: 1 } })
  expect(coding).toMatchObject({ note: 'belt torn' })
})

test('T-CALL-45-X while a machine’s signal stands, its reason cannot be changed; a note can be written', () => {
  const stop = { stop: '7', stop_reason: '700', note: '', held_by: 'door' }
  const recoding = { ...request, seen_reason: undefined }
  expect(codeStop(recoding, { ...on, stop })).toEqual({
    refusal: 'reason-held',
    values: { signal: 'door', reason: '700' },
  })
  expect(codeStop({ ...recoding, stop_code: '700', note: 'seen' }, { ...on, stop })).toMatchObject({ note: 'seen' })
})
