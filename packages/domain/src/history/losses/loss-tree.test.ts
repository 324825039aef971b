import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileCalendar, UNPLANNED } from '../../ground/calendar.ts'
import type { MachineRules } from '../../machines/machine-rules.ts'
import { type MachineEvent, type MachineState, unheard } from '../../machines/machine-state.ts'
import { oee } from '../../machines/oee/oee.ts'
import { move } from '../../machines/rebuild.ts'
import { enterChanges, type StopLedger } from '../../machines/stop-ledger.ts'
import { MICRO, UNCODED } from '../../machines/uncoded.ts'
import {
  addLosses,
  type LossName,
  type LossSums,
  type LossTree,
  lossesAfter,
  lossNames,
  lossTree,
  noLossSums,
  type StepName,
  stepNames,
} from './loss-tree.ts'

const sums = (change: Partial<Omit<LossSums, 'stops'>>, stops: Partial<LossSums['stops']> = {}): LossSums => ({
  ...noLossSums,
  ...change,
  stops: { ...noLossSums.stops, ...stops },
})

const steps = (change: Partial<Record<StepName, number>>) => ({ steps: expect.objectContaining(change) })
const losses = (change: Partial<Record<LossName, number>>) => ({ losses: expect.objectContaining(change) })

test.each<[string, LossSums, object]>([
  [
    'a day with everything in it',
    sums(
      { calendar_ms: 1480, unplanned_ms: 440, run_ms: 700, silent_ms: 50, ideal_ms: 600, pieces: 60, scrap_oee: 6 },
      { planned: 60, setup: 80, breakdown: 90, waiting: 30, uncoded: 10, micro: 40 },
    ),
    {
      steps: { calendar: 1480, scheduled: 1010, available: 950, running: 690, speed: 600, good: 540 },
      losses: {
        unused: 30,
        unplanned: 440,
        planned: 60,
        setup: 80,
        breakdown: 90,
        waiting: 30,
        uncoded: 10,
        silent: 50,
        micro: 40,
        slow: 50,
        scrap: 60,
      },
    },
  ],
  ['nothing', sums({}), steps({ calendar: 0, good: 0 })],
  [
    'one piece, planned for a millisecond',
    sums({ run_ms: 100, ideal_ms: 1, pieces: 1 }),
    losses({ slow: 99, scrap: 0 }),
  ],
  ['one piece without a planned time', sums({ run_ms: 100, pieces: 1 }), losses({ slow: 0, scrap: 0 })],
  ['one piece, which is scrap', sums({ run_ms: 100, ideal_ms: 60, pieces: 1, scrap_oee: 1 }), losses({ scrap: 60 })],
  ['scrap is rounded once', sums({ run_ms: 100, ideal_ms: 60, pieces: 8, scrap_oee: 1 }), losses({ scrap: 8 })],
  ['a machine that nobody heard of', sums({ calendar_ms: 100 }), losses({ unused: 100 })],
  [
    'faster than planned',
    sums({ run_ms: 100, ideal_ms: 130, pieces: 1 }),
    { ...steps({ good: 100 }), ...losses({ slow: 0 }) },
  ],
  ['ran without a piece', sums({ run_ms: 100 }), losses({ slow: 100 })],
  [
    'pieces without a planned time are not called slow',
    sums({ run_ms: 100, pieces: 5 }),
    steps({ speed: 100, good: 100 }),
  ],
  [
    'more scrap than pieces',
    sums({ run_ms: 100, ideal_ms: 80, pieces: 4, scrap_oee: 9 }),
    steps({ speed: 80, good: 0 }),
  ],
  [
    'nobody says what was fast enough: micro-stops are lost all the same',
    sums({ run_ms: 100, pieces: 5 }, { micro: 20 }),
    { ...steps({ running: 120, speed: 100, good: 100 }), ...losses({ micro: 20, slow: 0 }) },
  ],
  ['scrap that was taken back', sums({ run_ms: 9, ideal_ms: 9, pieces: 4, scrap_oee: -2 }), losses({ scrap: 0 })],
  ['scrap of pieces that are not counted yet', sums({ run_ms: 100, scrap_oee: 4 }), losses({ slow: 100, scrap: 0 })],
  ['a piece that was taken back', sums({ run_ms: 100, ideal_ms: -5, pieces: -1 }), losses({ slow: 100 })],
  [
    'silent all the time',
    sums({ run_ms: 100, silent_ms: 100, ideal_ms: 20, pieces: 2 }),
    steps({ running: 0, good: 0 }),
  ],
  [
    'a clock that runs ahead',
    sums({ calendar_ms: 90, run_ms: 100 }),
    { ...steps({ calendar: 100 }), ...losses({ unused: 0 }) },
  ],
  [
    'fractions of planned time are rounded once',
    sums({ run_ms: 10, ideal_ms: 6.6, pieces: 3, scrap_oee: 1 }),
    { ...steps({ speed: 7, good: 5 }), ...losses({ slow: 3, scrap: 2 }) },
  ],
])('T-PLANT-165 %s', (_, given, expected) => expect(lossTree(given)).toMatchObject(expected))

/** Every step is the one before it less its losses, and nothing is negative. */
function expectWhole(tree: LossTree): void {
  for (const [index, step] of stepNames.entries()) {
    const next = stepNames[index + 1]
    const lost = lossesAfter[step].reduce((sum, name) => sum + tree.losses[name], 0)
    if (next) expect([step, tree.steps[step] - lost]).toEqual([step, tree.steps[next]])
  }
  const all = [...Object.values(tree.steps), ...Object.values(tree.losses)]
  expect(all.filter((ms) => ms < 0 || !Number.isInteger(ms))).toEqual([])
  const lost = lossNames.reduce((sum, name) => sum + tree.losses[name], 0)
  expect(lost + tree.steps.good).toBe(tree.steps.calendar)
}

test('T-PLANT-165 every loss stands between two steps, once', () => {
  expect(Object.values(lossesAfter).flat().sort()).toEqual([...lossNames].sort())
})

const ms = fc.integer({ min: 0, max: 4_000_000_000 })
const anySums = fc.record({
  calendar_ms: ms,
  unplanned_ms: ms,
  run_ms: ms,
  silent_ms: ms,
  stops: fc.record({ planned: ms, setup: ms, breakdown: ms, waiting: ms, uncoded: ms, micro: ms }),
  ideal_ms: fc.double({ min: -1e6, max: 5e9, noNaN: true }),
  pieces: fc.double({ min: -100, max: 1e6, noNaN: true }),
  scrap_oee: fc.double({ min: -100, max: 1e6, noNaN: true }),
})

test('T-PLANT-165 for any sums, of one machine or of several, the losses and what is good sum to the calendar time', () => {
  fc.assert(
    fc.property(fc.array(anySums, { maxLength: 4 }), (parts) => expectWhole(lossTree(addLosses(parts)))),
    { numRuns: 500 },
  )
})

test('T-PLANT-165 of several machines every sum is added, none is that of the last', () => {
  const one: LossSums = {
    calendar_ms: 1,
    unplanned_ms: 2,
    run_ms: 3,
    silent_ms: 4,
    stops: { planned: 5, setup: 6, breakdown: 7, waiting: 8, uncoded: 9, micro: 13 },
    ideal_ms: 10,
    pieces: 11,
    scrap_oee: 12,
  }
  expect(addLosses([one, one, noLossSums])).toEqual({
    calendar_ms: 2,
    unplanned_ms: 4,
    run_ms: 6,
    silent_ms: 8,
    stops: { planned: 10, setup: 12, breakdown: 14, waiting: 16, uncoded: 18, micro: 26 },
    ideal_ms: 20,
    pieces: 22,
    scrap_oee: 24,
  })
})

test('T-PLANT-165 good ÷ planned time is the OEE, wherever no factor is cut', () => {
  const whole = fc.integer({ min: 60_000, max: 1e9 })
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: 1, max: 100 }), fc.nat(100), (run_ms, stop_ms, share, bad) => {
      const made = { run_ms, ideal_ms: Math.round((run_ms * share) / 100), pieces: 100, scrap_oee: bad }
      const micro_ms = stop_ms % 50_000
      const { steps: found } = lossTree(sums(made, { waiting: stop_ms - micro_ms, micro: micro_ms }))
      expect((100 * found.good) / found.scheduled).toBeCloseTo(oee({ ...made, stop_ms, micro_ms }).tak ?? Number.NaN, 2)
    }),
  )
})

const HOUR = 3_600_000
const START = Date.parse('2026-03-28T18:00:00Z')
const rules: MachineRules = {
  calendar: compileCalendar(
    {
      calendar_id: 1,
      week: Array(7).fill('work'),
      days: {},
      day_types: { work: [{ from: '06:00', to: '22:30', shift: 1 }] },
      start_date: '2025-12-29',
      end_date: null,
    },
    { zone: 'Europe/Stockholm', day_start: '06:00' },
  ),
  codes: new Map(),
  min_run_seconds: 10,
  unattended_code: '',
  micro_stop_seconds: 120,
  automatic: [],
  contact: { seconds: 300, earlier: [] },
  values: [],
}
const kinds = { 1: 'planned', 2: 'setup', 3: 'breakdown', 4: 'waiting' } as const
const kindOf = (reason: string) =>
  reason === UNCODED ? 'uncoded' : reason === MICRO ? 'micro' : kinds[reason as unknown as keyof typeof kinds]
const event = fc.oneof(
  fc.record({ kind: fc.constant('state' as const), value: fc.constantFrom('running' as const, 'stopped' as const) }),
  fc.record({ kind: fc.constant('cycles' as const), value: fc.nat(9) }),
  fc.constant({ kind: 'alarm' as const }),
  fc.constant({ kind: 'off' as const }),
  fc.record({ kind: fc.constant('reason' as const), reason: fc.constantFrom(...Object.keys(kinds)) }),
)

test('T-PLANT-165 T-PLANT-167 for any sequence of signals, what the engine counts becomes a tree that sums to the time since its start', () => {
  const happening = fc.record({ passes: fc.oneof(fc.nat(60_000), fc.nat(9 * HOUR)), what: event })
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), fc.nat(HOUR), (happenings, rest) => {
      let state: MachineState = unheard
      let at = START
      const stops: StopLedger = new Map()
      let counted = { ...noLossSums, pieces: 0 }
      let micro_ms = 0
      const happens = (next: MachineEvent) => {
        const moved = move(state, [{ at, event: next }], rules)
        const turned = enterChanges(stops, moved.changes).filter(({ shift }) => shift !== UNPLANNED)
        micro_ms -= turned.reduce((sum, { from, to }) => sum + to - from, 0)
        state = moved.state
        for (const change of moved.changes) {
          if (change.change === 'count-cycles' && change.shift !== UNPLANNED) {
            const pieces = counted.pieces + change.cycles
            counted = { ...counted, pieces, ideal_ms: pieces * 30_000.5, scrap_oee: Math.floor(pieces / 7) }
          }
          if (change.change !== 'count-time') continue
          const time = change.to - change.from
          if (change.micro && change.shift !== UNPLANNED) micro_ms += time
          if (change.shift === UNPLANNED) counted = { ...counted, unplanned_ms: counted.unplanned_ms + time }
          else if (change.status === 'R') {
            counted = { ...counted, run_ms: counted.run_ms + time, silent_ms: counted.silent_ms + change.silent_ms }
          }
        }
      }
      for (const { passes, what } of happenings) {
        at += passes
        if (what.kind !== 'reason') happens(what)
        else if (state.stop !== '') {
          happens({ kind: 'code', value: { stop: state.stop, reason: what.reason, note: '', employee: '' } })
        }
      }
      at += rest
      happens({ kind: 'tick' })
      const byKind = { ...noLossSums.stops }
      for (const stop of stops.values()) {
        if (!stop || stop.shift === UNPLANNED) continue
        const kind = kindOf(stop.stop_reason)
        byKind[kind] += (stop.end ?? at) - stop.start
      }
      expect(byKind.micro).toBe(micro_ms)
      const tree = lossTree({ ...counted, calendar_ms: at - START, stops: byKind })
      expect(tree.steps.calendar).toBe(at - START)
      expectWhole(tree)
    }),
    { numRuns: 300 },
  )
})
