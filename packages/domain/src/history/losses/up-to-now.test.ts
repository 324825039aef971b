import { expect, test } from 'vitest'
import { compileCalendar } from '../../ground/calendar.ts'
import type { MachineRules } from '../../machines/machine-rules.ts'
import { type MachineState, stopKey, unheard } from '../../machines/machine-state.ts'
import { upToNow } from './up-to-now.ts'

const MINUTE = 60_000
/** A shift ends at 14:00 and the next begins; the plant is in UTC. */
const END = Date.parse('2026-06-10T14:00:00Z')
const day = '2026-06-10'
const rules: MachineRules = {
  calendar: compileCalendar(
    {
      calendar_id: 1,
      week: Array(7).fill('work'),
      days: {},
      day_types: {
        work: [
          { from: '06:00', to: '14:00', shift: 1 },
          { from: '14:00', to: '22:00', shift: 2 },
        ],
      },
      start_date: '2025-12-29',
      end_date: null,
    },
    { zone: 'UTC', day_start: '00:00' },
  ),
  codes: new Map([
    ['7', { inherit_seconds: 0, reset_seconds: 0, reset_event: 'new_shift', reset_code: '8', scrap_percent: 0 }],
  ]),
  min_run_seconds: 0,
  unattended_code: '',
  micro_stop_seconds: 0,
  automatic: [],
  contact: { seconds: 300, earlier: [] },
  values: [],
}
const since = END - 30 * MINUTE
const known = {
  ...unheard,
  since,
  previous_since: since,
  counted_to: END - 20 * MINUTE,
  last_signal: END - 10 * MINUTE,
}
const runs: MachineState = { ...known, status: 'R' }
const stands: MachineState = { ...known, status: 'S', stop: stopKey(since), reason: '7', reason_since: since }

test('T-PLANT-166 a machine that runs on has run into the next shift, and out of contact when the limit had passed', () =>
  expect(upToNow(runs, rules, END + MINUTE)).toEqual({
    counted_to: END + MINUTE,
    times: [
      { day, shift: 1, run_ms: 20 * MINUTE, stop_ms: 0, silent_ms: 5 * MINUTE },
      { day, shift: 2, run_ms: MINUTE, stop_ms: 0, silent_ms: MINUTE },
    ],
    stops: [],
  }))

test('T-PLANT-166 a stop that goes on is cut where its shift ends, and gets the reason that the engine would give it', () =>
  expect(upToNow(stands, rules, END + MINUTE)).toMatchObject({
    times: [
      { shift: 1, run_ms: 0, stop_ms: 20 * MINUTE, silent_ms: 0 },
      { shift: 2, run_ms: 0, stop_ms: MINUTE, silent_ms: 0 },
    ],
    stops: [
      { day, shift: 1, stop_reason: '7', ms: 30 * MINUTE },
      { day, shift: 2, stop_reason: '8', ms: MINUTE },
    ],
  }))

test('T-PLANT-166 what a clock that runs ahead has counted is not counted again', () =>
  expect(upToNow({ ...runs, counted_to: END + MINUTE }, rules, END)).toEqual({
    counted_to: END + MINUTE,
    times: [],
    stops: [],
  }))

test('T-PLANT-166 a stop that a clock that runs ahead has counted is as long as its counted time', () =>
  expect(upToNow({ ...stands, counted_to: END - MINUTE }, rules, END - 2 * MINUTE)).toMatchObject({
    times: [],
    stops: [{ shift: 1, stop_reason: '7', ms: 29 * MINUTE }],
  }))

test('T-PLANT-166 a machine out of use counts nothing', () =>
  expect(upToNow({ ...unheard, counted_to: since }, rules, END)).toMatchObject({ times: [], stops: [] }))
