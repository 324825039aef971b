import { expect, test } from 'vitest'
import { settingValues } from '../ground/company-settings.ts'
import { displayState, stateColour, stateSince } from './display-state.ts'
import { asksForReason } from './uncoded.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const machine = { status: 'R' as const, current_stop_reason: '', setup_time: null, last_signal: '2026-03-01T11:59:30Z' }

test.each([
  ['running', {}, 'running'],
  ['stopped without a reason', { status: 'S', current_stop_reason: '-', setup_time: 0 }, 'uncoded'],
  ['stopped with a reason', { status: 'S', current_stop_reason: '110', setup_time: 0 }, 'stopped'],
  ['in setup', { status: 'S', current_stop_reason: '200', setup_time: 1 }, 'setup'],
  ['silent for three minutes', { last_signal: '2026-03-01T11:57:00Z' }, 'no-contact'],
  ['never heard of', { status: 'N', last_signal: '' }, 'no-contact'],
  ['out of contact by its own word', { status: 'N' }, 'no-contact'],
  ['set running by hand before its first signal', { last_signal: '' }, 'no-contact'],
] as const)('T-STATE-01 T-STATE-02 D-STATE-21 a machine that is %s is shown as such', (_what, change, expected) => {
  expect(displayState({ ...machine, ...change }, NOW, 120)).toBe(expected)
})

test.each([
  ['stopped with a reason that has a colour', { status: 'S', current_stop_reason: '110' }, 'red', 'stopped', '#d92d20'],
  ['stopped with a reason in green', { status: 'S', current_stop_reason: '110' }, '#2f9e44', 'stopped', '#b162b6'],
  ['stopped with a reason without one', { status: 'S', current_stop_reason: '110' }, 'Automatic', 'stopped', undefined],
  ['stopped without a reason', { status: 'S', current_stop_reason: '-' }, 'red', 'uncoded', undefined],
  ['running', {}, 'red', 'running', undefined],
] as const)(
  'T-STATE-03 T-LOOK-31 a machine that is %s has that style',
  (_what, change, stop_reason_color, style, colour) => {
    const shown = { ...machine, ...change, stop_reason_color }
    const state = displayState(shown, NOW, 120)
    expect([state, stateColour(state, shown)]).toEqual([style, colour])
  },
)

test.each([
  ['five minutes, where the company says nothing', {}, 300_000, 'running'],
  ['a moment more', {}, 300_001, 'no-contact'],
  ['as many seconds as the company says', { noContactSeconds: '60' }, 60_000, 'running'],
  ['a moment more than the company says', { noContactSeconds: '60' }, 60_001, 'no-contact'],
])('T-STATE-01-B silent for %s', (_what, own, silent, expected) => {
  const last_signal = new Date(NOW - silent).toISOString()
  const { noContactSeconds } = settingValues(own)
  expect(displayState({ ...machine, last_signal }, NOW, Number(noContactSeconds))).toBe(expected)
  expect(displayState({ ...machine, status: 'S', last_signal }, NOW, Number(noContactSeconds))).toBe(
    expected === 'running' ? 'stopped' : 'no-contact',
  )
})

test.each([
  ['in a shift', { current_shift: 2 }, 'uncoded', true],
  ['outside the shifts', { current_shift: 0 }, 'off', false],
  ['outside the shifts with a reason', { current_shift: 0, current_stop_reason: '110' }, 'off', false],
  ['in a shift with a reason', { current_shift: 2, current_stop_reason: '110' }, 'stopped', false],
  ['in a row that tells no shift', {}, 'uncoded', true],
] as const)('T-PLANT-487 a machine that stands %s: what is shown is what is asked', (_what, change, state, asked) => {
  const standing = { ...machine, status: 'S' as const, current_stop_reason: '-', setup_time: 0 as const, ...change }
  expect(displayState(standing, NOW, 120)).toBe(state)
  expect(asksForReason(standing)).toBe(asked)
})

test.each([
  ['stands', { status: 'S', current_stop_reason: '-' }, 'off'],
  ['stands for a reason', { status: 'S', current_stop_reason: '110' }, 'off'],
  ['stands for seconds', { status: 'S', current_stop_reason: '~' }, 'off'],
  ['is silent', { last_signal: '2026-02-28T20:00:00Z' }, 'off'],
  ['was never heard of', { status: 'N', last_signal: '' }, 'off'],
  ['runs', {}, 'running'],
  ['is set up', { status: 'S', current_stop_reason: '102', setup_time: 1 }, 'setup'],
] as const)(
  'T-LOOK-122 a machine that %s outside its shifts: nobody has to do anything about what stands',
  (_, is, state) => {
    expect(displayState({ ...machine, setup_time: 0, ...is, current_shift: 0 }, NOW, 120)).toBe(state)
    expect(displayState({ ...machine, setup_time: 0, ...is, current_shift: 1 }, NOW, 120)).not.toBe('off')
  },
)

test('T-LOOK-122 a coded stop outside the shifts has the calm colour of all of them', () =>
  expect(stateColour('off', { stop_reason_color: 'red' })).toBeUndefined())

test.each([
  ['running', 'status'],
  ['stopped', 'status'],
  ['uncoded', 'status'],
  ['no-contact', 'signal'],
  ['setup', 'setup'],
] as const)('T-LOOK-51 T-LOOK-119 the time of a machine that is %s counts from its last %s', (state, from) => {
  expect(stateSince(state, { status_since: 'status', setup_since: 'setup', last_signal: 'signal' })).toBe(from)
})

test('T-LOOK-122 nobody counts how long a machine is outside its shifts', () =>
  expect(stateSince('off', { status_since: 'status', setup_since: 'setup', last_signal: 'signal' })).toBe(''))

test('T-LOOK-119 a setup of which nobody knows when it began counts from when the machine stood', () => {
  expect(stateSince('setup', { status_since: 'status', setup_since: '', last_signal: 'signal' })).toBe('status')
})
