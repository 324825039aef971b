import { describe, expect, test } from 'vitest'
import { runAndStop, secondsInState, setupOf } from './status.figures.ts'

const now = Date.parse('2026-01-31T08:00:00Z')
const setup = {
  status: 'S',
  current_stop_reason: '200',
  setup_time: 1,
  status_since: '2026-01-31T07:00:00Z',
  setup_since: '',
} as const

test.each([
  ['2026-01-31T07:59:30Z', 30],
  ['2026-01-31T08:00:05Z', 0],
  ['', undefined],
])('D-WIDGET-13-X a state that began at %s lasts %s s', (status_since, seconds) => {
  expect(secondsInState({ status_since, setup_since: '' }, now)).toBe(seconds)
})

describe('D-STATE-23 the clock of a setup', () => {
  test.each([
    ['with time left', setup, 1.5, { secondsLeft: 1800, late: false }],
    [
      'begun while the machine stood',
      { ...setup, setup_since: '2026-01-31T07:50:00Z' },
      0.5,
      { secondsLeft: 1200, late: false },
    ],
    ['over its plan', setup, 0.5, { secondsLeft: -1800, late: true }],
    ['without a plan', setup, 0, undefined],
    ['without an order', setup, undefined, undefined],
    ['of a machine that stands for another reason', { ...setup, setup_time: 0 as const }, 1, undefined],
    ['of a running machine', { ...setup, status: 'R' as const }, 1, undefined],
  ])('%s', (_, machine, planned, expected) => {
    expect(setupOf(machine, planned, now)).toEqual(expected)
  })
})

test.each([
  ['today', { today_runtime: 300, today_calendar_stoptime: 100 }, { run: 300, stop: 100, share: 0.75 }],
  ['today', { today_runtime: 0, today_calendar_stoptime: 0 }, { run: 0, stop: 0, share: undefined }],
  ['shift', { today_runtime: 300, today_calendar_stoptime: 100 }, undefined],
] as const)('D-LIMIT-37 D-WIDGET-13-X run and stop time of %s in %j', (period, machine, expected) => {
  expect(runAndStop(machine, period)).toEqual(expected)
})
