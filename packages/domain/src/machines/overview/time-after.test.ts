/** The exact part of a shift against the raw stream itself: the same machine, cut at the moment. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileCalendar } from '../../ground/calendar.ts'
import type { MachineRules } from '../machine-rules.ts'
import type { MachineChange, MachineEvent } from '../machine-state.ts'
import { replay } from '../rebuild.ts'
import { enterChanges, type StopLedger } from '../stop-ledger.ts'
import { MICRO } from '../uncoded.ts'
import { stretchesAfter, timeAfter } from './time-after.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-03-28T05:00:00Z')
const work = [
  { from: '06:00', to: '14:00', shift: 1 },
  { from: '15:00', to: '22:00', shift: 2 },
]
const rules: MachineRules = {
  calendar: compileCalendar(
    {
      calendar_id: 1,
      week: Array.from({ length: 7 }, () => 'work'),
      days: {},
      day_types: { work },
      start_date: '2026-01-05',
      end_date: '2026-12-27',
    },
    { zone: 'Europe/Stockholm', day_start: '00:00' },
  ),
  codes: new Map(),
  min_run_seconds: 0,
  unattended_code: '',
  micro_stop_seconds: 900,
  automatic: [],
  values: [],
}
const event = fc.record({
  after: fc.integer({ min: 0, max: 3 * HOUR }),
  event: fc.constantFrom<MachineEvent>(
    { kind: 'state', value: 'running' },
    { kind: 'state', value: 'stopped' },
    { kind: 'cycles', value: 2 },
  ),
})

test('T-PLANT-77 for any stream, the part of every shift after a moment is what the raw signals say of it, to the millisecond', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 40 }), fc.nat(60 * HOUR), (steps, offset) => {
      let at = START
      const events = steps.map(({ after, event }) => {
        at += after
        return { at, event }
      })
      const moment = START - HOUR + offset
      const { state, changes } = replay(null, events, { rules, until: at + HOUR })
      for (const [key, whole] of sums(changes, Number.NEGATIVE_INFINITY)) {
        const [day = '', shift = ''] = key.split(' ')
        const exact = timeAfter(
          {
            pieces: rules.calendar.ofDay(day).filter((piece) => piece.shift === Number(shift)),
            counted_ms: whole.run_ms + whole.stop_ms,
            counted_to: state.counted_to,
            stops: stopsOf(changes, key, state.counted_to),
          },
          moment,
        )
        expect({ key, ...exact }).toEqual({ key, ...(sums(changes, moment).get(key) ?? none) })
      }
    }),
    { numRuns: 300 },
  )
})

test('T-PLANT-77 the pieces of a shift after a moment: one is cut, one lies after it, one before', () => {
  const pieces = rules.calendar.ofDay('2026-03-25')
  const hours = (shift: number) =>
    stretchesAfter(pieces, shift, Date.parse('2026-03-25T09:00:00Z')).map(({ from, to }) => (to - from) / HOUR)
  expect([hours(1), hours(2), hours(0)]).toEqual([[4], [7], [1, 2]])
})

const none = { run_ms: 0, stop_ms: 0, micro_ms: 0 }

function sums(changes: readonly MachineChange[], moment: number): Map<string, typeof none> {
  const found = new Map<string, typeof none>()
  for (const change of changes) {
    if (change.change !== 'count-time' || change.to <= moment) continue
    const key = `${change.day} ${change.shift}`
    const sum = found.get(key) ?? { ...none }
    sum[change.status === 'R' ? 'run_ms' : 'stop_ms'] += change.to - Math.max(change.from, moment)
    if (change.micro) sum.micro_ms += change.to - Math.max(change.from, moment)
    found.set(key, sum)
  }
  for (const { day, shift, from, to } of enterChanges(new Map(), changes)) {
    const sum = found.get(`${day} ${shift}`)
    if (sum) sum.micro_ms -= Math.max(0, to - Math.max(from, moment))
  }
  return found
}

function stopsOf(changes: readonly MachineChange[], key: string, counted_to: number) {
  const ledger: StopLedger = new Map()
  enterChanges(ledger, changes)
  return [...ledger.values()]
    .filter((stop) => stop !== null)
    .filter(({ day, shift }) => `${day} ${shift}` === key)
    .map(({ start, end, stop_reason }) => ({ from: start, to: end ?? counted_to, micro: stop_reason === MICRO }))
}
