/** Any stream of signals and of what people do, heard in any order. */
import fc from 'fast-check'
import { changedCalendar, firstDayOf } from '../ground/changed-calendar.ts'
import type { MachineRules } from './machine-rules.ts'
import type { MachineEvent } from './machine-state.ts'
import { HOUR, Written } from './machine-with-rules.fixture.ts'
import { move, type TimedEvent } from './rebuild.ts'

export const signal = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('state' as const),
      value: fc.constantFrom('running' as const, 'stopped' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cycles' as const), value: fc.integer({ min: 0, max: 5 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('value' as const),
      value: fc.constantFrom(
        { name: 'door', value: 'open' },
        { name: 'door', value: 'closed' },
        { name: 'pressure', value: 4 },
        { name: 'pressure', value: 6.5 },
        { name: 'pressure', value: 9 },
        { name: 'unwatched', value: true },
      ),
    }),
  },
)

const alarm = fc.constant({ kind: 'alarm' as const, value: 'E42' })

/** The clock looks at a machine from which nothing is heard; no rebuild knows when it did. */
export const tick = fc.constant({ kind: 'tick' as const })

export const action = fc.oneof(
  fc.record({
    action: fc.constant('code' as const),
    pick: fc.nat(),
    // The last: a reason that is taken back.
    reason: fc.constantFrom('100', '200', '300', '400', '600', '-'),
  }),
  fc.record({
    action: fc.constant('split' as const),
    pick: fc.nat(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ action: fc.constant('note' as const), pick: fc.nat() }),
  fc.record({ action: fc.constant('people' as const), people: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ action: fc.constant('off' as const) }),
  fc.record({ action: fc.constant('cavities' as const), closed: fc.integer({ min: 0, max: 3 }) }),
)

/** Time passes; then something is heard, perhaps late, perhaps from a clock that runs ahead. */
const happening = fc.record({
  passes: fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 5 * HOUR })),
  late: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 500 }) },
    { weight: 1, arbitrary: fc.integer({ min: -50_000, max: 30 * HOUR }) },
  ),
  what: fc.oneof(
    { weight: 10, arbitrary: signal },
    { weight: 2, arbitrary: action },
    { weight: 1, arbitrary: alarm },
    { weight: 1, arbitrary: tick },
  ),
})

const begin = fc.constantFrom(
  Date.parse('2026-03-28T18:00:00Z'),
  Date.parse('2026-10-24T17:30:00Z'),
  Date.parse('2026-06-10T08:00:00Z'),
  Date.parse('2026-11-01T01:00:00Z'),
)

export function live(
  happenings: readonly (typeof happening extends fc.Arbitrary<infer H> ? H : never)[],
  on: { start: number; rules: MachineRules; change?: { after: number; to: MachineRules; by?: typeof changedRules } },
): { written: Written; heard: TimedEvent[]; rules: MachineRules } {
  const { start } = on
  let { rules } = on
  const written = new Written()
  const heard: TimedEvent[] = []
  let clock = start
  for (const [index, { passes, late, what }] of happenings.entries()) {
    clock += passes
    if (on.change?.after === index) {
      // As on the page: what is counted up to now was counted by the old rules, days change with the next one.
      const until = Math.max(clock, written.state.counted_to)
      const tickTo = (at: number) => {
        const { state, changes } = move(written.state, [{ at, event: { kind: 'tick' } }], rules)
        written.state = state
        written.write(changes)
      }
      tickTo(until)
      rules = (on.change.by ?? changedRules)(rules, on.change.to, until)
      tickTo(until + 1)
    }
    const event = 'kind' in what ? (what as MachineEvent) : eventOf(what, written, clock)
    if (!event) continue
    const at = 'kind' in what ? Math.max(start, clock - late) : Math.max(clock, written.state.counted_to)
    if (event.kind !== 'tick') heard.push({ at, event })
    const { state, changes, rebuild } = move(written.state, [{ at, event }], rules)
    if (rebuild) written.rebuildFrom(rebuild.from, heard, rules, state.counted_to)
    else {
      written.write(changes)
      written.state = state
    }
  }
  return { written, heard, rules }
}

function changedRules(before: MachineRules, after: MachineRules, until: number): MachineRules {
  const until_day = firstDayOf(after.calendar, { before: before.calendar, now: until })
  return {
    ...after,
    calendar: changedCalendar([{ until_day, calendar: before.calendar }], after.calendar),
    earlier: [{ ...before, until }],
  }
}

/** As on the page: the rules of before end at a moment that nothing was counted past, those of after begin with it. */
export function changedClock(before: MachineRules, after: MachineRules, until: number): MachineRules {
  const old = before.automatic.map((rule, index) => ({ ...rule, record_no: index + 1, holds_until: until + 1 }))
  const fresh = after.automatic.map((rule, index) => ({ ...rule, record_no: index + 10, holds_from: until + 1 }))
  return { ...before, automatic: [...old, ...fresh] }
}

function eventOf(what: object, written: Written, clock: number): MachineEvent | undefined {
  const did = what as { action: string; pick: number; reason: string; share: number; people: number; closed: number }
  if (did.action === 'people') return { kind: 'people', value: did.people }
  if (did.action === 'cavities') return { kind: 'cavities', value: did.closed }
  if (did.action === 'off') return { kind: 'off' }
  const stops = [...written.stops.values()].filter((entry) => entry !== null)
  const stop = stops[did.pick % Math.max(stops.length, 1)]
  if (!stop) return undefined
  if (did.action === 'code') {
    return { kind: 'code', value: { stop: stop.stop, reason: did.reason, note: did.reason, employee: '7' } }
  }
  if (did.action === 'note') return { kind: 'note', value: { stop: stop.stop, note: `of ${did.pick}` } }
  const end = stop.end ?? Math.max(clock, written.state.counted_to)
  return { kind: 'split', value: { stop: stop.stop, at: Math.round(stop.start + (end - stop.start) * did.share) } }
}

export const cases = {
  happenings: fc.array(happening, { maxLength: 60 }),
  start: begin,
  zone: fc.constantFrom('Europe/Stockholm', 'America/New_York'),
  day_start: fc.constantFrom('00:00', '06:00'),
  /** Seconds; the streams have pauses below and above each of them. */
  micro: fc.constantFrom(0, 45, 900),
}
