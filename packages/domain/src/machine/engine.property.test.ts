/** Live and rebuilt are equal: whatever comes late, twice or out of order, and whatever people do in between. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Calendar, compileCalendar } from '../calendar/calendar.ts'
import { changedCalendar, firstDayOf } from '../calendar/changed-calendar.ts'
import { MICRO, UNCODED } from '../stops/uncoded.ts'
import type { MachineRules } from './machine-rules.ts'
import { type MachineChange, type MachineEvent, type MachineState, unheard } from './machine-state.ts'
import { move, replay, type TimedEvent } from './rebuild.ts'
import { enterChanges, type StopLedger } from './stop-ledger.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function rulesFor(day_start: string, zone: string, micro_stop_seconds = 0): MachineRules {
  const work = [
    { from: '06:00', to: '14:00', shift: 1 },
    { from: '14:00', to: '22:30', shift: 2 },
    { from: '22:30', to: '05:00', shift: 3 },
  ]
  const plan = {
    calendar_id: 1,
    week: ['work', 'work', 'work', 'work', 'work', 'work', 'short'],
    days: {},
    day_types: { work, short: work.slice(0, 1) },
    start_date: '2025-12-29',
    end_date: '2027-01-03',
  }
  const plain = { inherit_seconds: 0, reset_seconds: 0, reset_event: '', reset_code: '', scrap_percent: 0 } as const
  return {
    calendar: compileCalendar(plan, { zone, day_start }),
    codes: new Map([
      ['100', { ...plain, inherit_seconds: 600 }],
      ['200', { ...plain, reset_seconds: 1800, reset_code: '100' }],
      ['300', { ...plain, reset_event: 'new_shift' as const }],
      ['400', { ...plain, reset_event: 'new_day' as const, reset_code: '200' }],
      ['600', { ...plain, scrap_percent: 50 }],
    ]),
    min_run_seconds: 20,
    unattended_code: '900',
    micro_stop_seconds,
    contact: { seconds: 600, earlier: [] },
    automatic: [
      {
        set_code: '500',
        only_when: [UNCODED, '100'],
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from_time: '11:30',
        until_time: '12:00',
        calendars: [],
      },
      {
        set_code: '510',
        only_when: [UNCODED],
        weekdays: [1, 3, 6],
        from_time: '23:45',
        until_time: '00:15',
        calendars: [1],
      },
    ],
    values: [
      { record_no: 1, signal: 'door', comparison: '=', value: 'open', reason: '700', verifying: true },
      { record_no: 2, signal: 'pressure', comparison: '<', value: '4,5', reason: '200', verifying: false },
      { record_no: 3, signal: 'pressure', comparison: '>=', value: '9', reason: '400', verifying: true },
    ],
  }
}

const roundTheClock = (zone: string, day_start: string): Calendar => compileCalendar(null, { zone, day_start })

interface Counted {
  run: number
  stop: number
  silent: number
  micro: number
  cycles: number
  pieces: number
  scrap: number
}

/** A machine with what it wrote: stops, and time and cycles per day and shift. */
class Written {
  state: MachineState = unheard
  stops: StopLedger = new Map()
  figures = new Map<string, Counted>()
  checkpoints: { day: string; at: number; state: MachineState }[] = []

  write(changes: readonly MachineChange[]): void {
    const turned = enterChanges(this.stops, changes)
    for (const change of changes) {
      if (change.change === 'checkpoint') {
        // As the table does: the day is its key.
        this.checkpoints = [...this.checkpoints.filter(({ day }) => day !== change.day), change]
      }
      if (change.change === 'heard') {
        this.checkpoints = this.checkpoints.map((one) =>
          one.at > change.at && one.state.last_signal < change.at
            ? { ...one, state: { ...one.state, last_signal: change.at } }
            : one,
        )
      }
      if (change.change !== 'count-time' && change.change !== 'count-cycles') continue
      const key = `${change.day} ${change.shift}`
      const found = this.figures.get(key) ?? { run: 0, stop: 0, silent: 0, micro: 0, cycles: 0, pieces: 0, scrap: 0 }
      if (change.change === 'count-time') {
        found[change.status === 'R' ? 'run' : 'stop'] += change.to - change.from
        found.silent += change.silent_ms
        found.micro += change.micro ? change.to - change.from : 0
      } else {
        found.cycles += change.cycles
        found.pieces += change.cycles * (4 - change.reduction)
        found.scrap += change.cycles * (4 - change.reduction) * change.scrap_percent
      }
      this.figures.set(key, found)
    }
    for (const { day, shift, from, to } of turned) {
      const found = this.figures.get(`${day} ${shift}`)
      if (found) found.micro -= to - from
    }
  }

  rebuildFrom(from: number, events: readonly TimedEvent[], rules: MachineRules, until: number): void {
    const start = this.checkpoints.filter(({ at }) => at <= from).at(-1)
    const since = start?.at ?? 0
    this.checkpoints = this.checkpoints.filter(({ at }) => at < since)
    for (const [key, entry] of this.stops) if (!entry || entry.start >= since) this.stops.delete(key)
    for (const key of this.figures.keys()) if (key.slice(0, 10) >= (start?.day ?? '')) this.figures.delete(key)
    const { state, changes } = replay(start?.state ?? null, inOrder(events.filter(({ at }) => at >= since)), {
      rules,
      until,
    })
    this.state = state
    this.write(changes)
  }

  seen() {
    const stops = [...this.stops.values()].filter((entry) => entry !== null).sort((a, b) => a.start - b.start)
    const figures = [...this.figures].filter(([, { run, stop, cycles }]) => run + stop + cycles > 0).sort()
    const checkpoints = this.checkpoints.map(({ day, at, state }) => ({ day, at, state }))
    return { stops, figures, checkpoints, state: this.state }
  }
}

/** By time; at the same moment as they came. */
function inOrder(events: readonly TimedEvent[]): TimedEvent[] {
  return [...events].sort((a, b) => a.at - b.at)
}

const signal = fc.oneof(
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
const tick = fc.constant({ kind: 'tick' as const })
const deed = fc.oneof(
  fc.record({
    deed: fc.constant('code' as const),
    pick: fc.nat(),
    reason: fc.constantFrom('100', '200', '300', '400', '600'),
  }),
  fc.record({ deed: fc.constant('split' as const), pick: fc.nat(), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ deed: fc.constant('note' as const), pick: fc.nat() }),
  fc.record({ deed: fc.constant('people' as const), people: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ deed: fc.constant('off' as const) }),
  fc.record({ deed: fc.constant('cavities' as const), closed: fc.integer({ min: 0, max: 3 }) }),
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
    { weight: 2, arbitrary: deed },
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

function live(
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
function changedClock(before: MachineRules, after: MachineRules, until: number): MachineRules {
  const old = before.automatic.map((rule, index) => ({ ...rule, record_no: index + 1, holds_until: until + 1 }))
  const fresh = after.automatic.map((rule, index) => ({ ...rule, record_no: index + 10, holds_from: until + 1 }))
  return { ...before, automatic: [...old, ...fresh] }
}

function eventOf(what: object, written: Written, clock: number): MachineEvent | undefined {
  const deed_ = what as { deed: string; pick: number; reason: string; share: number; people: number; closed: number }
  if (deed_.deed === 'people') return { kind: 'people', value: deed_.people }
  if (deed_.deed === 'cavities') return { kind: 'cavities', value: deed_.closed }
  if (deed_.deed === 'off') return { kind: 'off' }
  const stops = [...written.stops.values()].filter((entry) => entry !== null)
  const stop = stops[deed_.pick % Math.max(stops.length, 1)]
  if (!stop) return undefined
  if (deed_.deed === 'code') {
    return { kind: 'code', value: { stop: stop.stop, reason: deed_.reason, note: deed_.reason, employee: '7' } }
  }
  if (deed_.deed === 'note') return { kind: 'note', value: { stop: stop.stop, note: `of ${deed_.pick}` } }
  const end = stop.end ?? Math.max(clock, written.state.counted_to)
  return { kind: 'split', value: { stop: stop.stop, at: Math.round(stop.start + (end - stop.start) * deed_.share) } }
}

const cases = {
  happenings: fc.array(happening, { maxLength: 60 }),
  start: begin,
  zone: fc.constantFrom('Europe/Stockholm', 'America/New_York'),
  day_start: fc.constantFrom('00:00', '06:00'),
  /** Seconds; the streams have pauses below and above each of them. */
  micro: fc.constantFrom(0, 45, 900),
}

test('T-PLANT-02 for any stream, what was kept up live is what a rebuild from the raw signals gives, to the millisecond', () => {
  fc.assert(
    fc.property(fc.record(cases), ({ happenings, start, zone, day_start, micro }) => {
      const rules = rulesFor(day_start, zone, micro)
      const { written, heard } = live(happenings, { start, rules })
      const rebuilt = new Written()
      rebuilt.rebuildFrom(0, heard, rules, written.state.counted_to)
      expect(rebuilt.seen()).toEqual(written.seen())
    }),
    { numRuns: 500 },
  )
})

test('T-PLANT-161 of late signals that come together, one that only counts is not lost to the rebuild that a later one needs', () => {
  const rules = rulesFor('00:00', 'Europe/Stockholm')
  const midnight = Date.parse('2026-06-10T22:00:00Z')
  const said = (minutes: number, event: MachineEvent): TimedEvent => ({ at: midnight + minutes * MINUTE, event })
  const known = move(unheard, [said(-60, { kind: 'state', value: 'running' }), said(60, { kind: 'tick' })], rules)
  const late = [said(-5, { kind: 'cycles', value: 3 }), said(30, { kind: 'state', value: 'stopped' })]
  expect(move(known.state, late, rules).rebuild).toEqual({ from: midnight - 5 * MINUTE })
})

test('T-PLANT-130 for any stream in which calendar, start of day, shortest run and unattended code are changed, a rebuild counts each moment as it was counted', () => {
  fc.assert(
    fc.property(fc.record({ ...cases, after: fc.nat(40) }), ({ happenings, start, zone, day_start, after, micro }) => {
      const rules = rulesFor(day_start, zone, micro)
      const other = rulesFor(day_start === '00:00' ? '06:00' : '00:00', zone, micro)
      const to = { ...other, min_run_seconds: 90, unattended_code: '', calendar: roundTheClock(zone, day_start) }
      const done = live(happenings, { start, rules, change: { after, to: after % 2 ? to : other } })
      const rebuilt = new Written()
      rebuilt.rebuildFrom(0, done.heard, done.rules, done.written.state.counted_to)
      expect(rebuilt.seen()).toEqual(done.written.seen())
    }),
    { numRuns: 500 },
  )
})

test('T-PLANT-154 for any stream in which rules of the clock are added, changed or taken back, also in the middle of their time, a rebuild names each stop as it was named', () => {
  const turns = fc.constantFrom(['500', '520'], ['500', ''], ['', '520'])
  fc.assert(
    fc.property(
      fc.record({ ...cases, after: fc.nat(12), turn: turns }),
      ({ happenings, start, zone, after, ...on }) => {
        const whole = { ...rulesFor(on.day_start, zone, on.micro), unattended_code: '' }
        const long = { weekdays: [1, 2, 3, 4, 5, 6, 7], from_time: '07:00', until_time: '05:00', calendars: [] }
        const setting = (code = '') =>
          code === '' ? [] : [{ ...long, set_code: code, only_when: [UNCODED, '100'], record_no: 1 }]
        const [rules, to] = on.turn.map((code) => ({ ...whole, automatic: setting(code) }))
        if (!rules || !to) throw new Error('a change has two sides')
        const done = live(happenings, { start, rules, change: { after, to, by: changedClock } })
        const rebuilt = new Written()
        rebuilt.rebuildFrom(0, done.heard, done.rules, done.written.state.counted_to)
        expect(rebuilt.seen()).toEqual(done.written.seen())
      },
    ),
    { numRuns: 500 },
  )
})

/** As on the settings page: the limit of before holds up to a moment past which nothing was counted. */
function changedContact(before: MachineRules, after: MachineRules, until: number): MachineRules {
  const limit = before.contact
  if (!limit || !after.contact) return after
  return { ...before, contact: { ...after.contact, earlier: [...limit.earlier, { ...limit, until: until + 1 }] } }
}

test('T-PLANT-167 for any stream in which the limit of contact is changed, a rebuild finds each silence as it was counted', () => {
  const limits = fc.constantFrom([600, 60], [60, 3600], [300, 900])
  fc.assert(
    fc.property(
      fc.record({ ...cases, after: fc.nat(20), limits }),
      ({ happenings, start, zone, day_start, after, ...on }) => {
        const [rules, to] = on.limits.map((seconds) => ({
          ...rulesFor(day_start, zone, on.micro),
          contact: { seconds, earlier: [] },
        }))
        if (!rules || !to) throw new Error('a change has two sides')
        const done = live(happenings, { start, rules, change: { after, to, by: changedContact } })
        const rebuilt = new Written()
        rebuilt.rebuildFrom(0, done.heard, done.rules, done.written.state.counted_to)
        expect(rebuilt.seen()).toEqual(done.written.seen())
      },
    ),
    { numRuns: 300 },
  )
})

test('T-PLANT-167 for any stream, silence is what lies beyond the limit between two words of a running machine', () => {
  fc.assert(
    fc.property(fc.record(cases), ({ happenings, start, zone, day_start, micro }) => {
      const rules = rulesFor(day_start, zone, micro)
      const { written, heard } = live(happenings, { start, rules })
      const words = inOrder(heard).filter(({ event }) => ['state', 'cycles', 'value', 'alarm'].includes(event.kind))
      const running = runStretches(heard, rules, written.state.counted_to)
      const silent = words.reduce((sum, { at }, index) => {
        const gap = { from: at + 600_000, to: words[index + 1]?.at ?? written.state.counted_to }
        const within = running.map(({ from, to }) => Math.min(to, gap.to) - Math.max(from, gap.from))
        return sum + within.reduce((total, ms) => total + Math.max(0, ms), 0)
      }, 0)
      const counted = [...written.figures.values()].reduce((sum, figure) => sum + figure.silent, 0)
      expect(counted).toBe(silent)
      for (const { run, silent: part } of written.figures.values()) expect(part).toBeLessThanOrEqual(run)
    }),
    { numRuns: 300 },
  )
})

/** As on the machine's page: stops that begin from the moment on go by the new limit. */
function changedCounting(before: MachineRules, after: MachineRules, until: number): MachineRules {
  return { ...after, earlier: [{ ...before, until }] }
}

test('T-PLANT-171 for any stream in which the limit of micro-stops is changed, a rebuild finds each of them as it was counted', () => {
  const limits = fc.constantFrom([45, 900], [900, 45], [0, 300], [300, 0])
  fc.assert(
    fc.property(
      fc.record({ ...cases, after: fc.nat(30), limits, attended: fc.boolean() }),
      ({ happenings, start, zone, day_start, after, ...on }) => {
        const [rules, to] = on.limits.map((seconds) => ({
          ...rulesFor(day_start, zone, seconds),
          // Nobody is signed in at first: with a code for that there would be few stops without a reason.
          unattended_code: on.attended ? '' : '900',
        }))
        if (!rules || !to) throw new Error('a change has two sides')
        const done = live(happenings, { start, rules, change: { after, to, by: changedCounting } })
        const rebuilt = new Written()
        rebuilt.rebuildFrom(0, done.heard, done.rules, done.written.state.counted_to)
        expect(rebuilt.seen()).toEqual(done.written.seen())
      },
    ),
    { numRuns: 1000 },
  )
})

test('T-PLANT-171 for any stream around the end of a day, what comes late from both sides of it turns micro-stops as a rebuild does', () => {
  const close = fc.record({
    passes: fc.oneof(fc.nat(30_000), fc.nat(90_000)),
    late: fc.oneof({ weight: 3, arbitrary: fc.nat(500) }, { weight: 1, arbitrary: fc.nat(200_000) }),
    what: fc.oneof({ weight: 5, arbitrary: signal }, { weight: 1, arbitrary: deed }, { weight: 1, arbitrary: tick }),
  })
  const given = fc.record({
    happenings: fc.array(close, { maxLength: 30 }),
    /** How long before midnight in Stockholm the machine is first heard. */
    before: fc.nat(240_000),
    limit: fc.constantFrom(45, 120, 300),
    shortest: fc.constantFrom(0, 20, 60),
  })
  fc.assert(
    fc.property(given, ({ happenings, before, limit, shortest }) => {
      const plain = { unattended_code: '', automatic: [], min_run_seconds: shortest }
      const rules = { ...rulesFor('00:00', 'Europe/Stockholm', limit), ...plain }
      const start = Date.parse('2026-06-10T22:00:00Z') - before
      const { written, heard } = live(happenings, { start, rules })
      const rebuilt = new Written()
      rebuilt.rebuildFrom(0, heard, rules, written.state.counted_to)
      expect(rebuilt.seen()).toEqual(written.seen())
    }),
    { numRuns: 1000 },
  )
})

test('T-PLANT-170 T-PLANT-171 for any stream of signals, micro-stops are the times the machine stood that are shorter than the limit, wherever shifts and days cut them', () => {
  fc.assert(
    fc.property(fc.record({ ...cases, shortest: fc.constantFrom(0, 20) }), (given) => {
      const { start, zone, day_start, micro, shortest } = given
      const plain = { unattended_code: '', automatic: [], values: [], min_run_seconds: shortest }
      const rules: MachineRules = { ...rulesFor(day_start, zone, micro), ...plain }
      const happenings = given.happenings.filter(({ what }) => !('deed' in what))
      const { written, heard } = live(happenings, { start, rules })
      const stood = standing(heard, rules, written.state.counted_to)
      const short = stood.filter(({ whole }) => whole < micro * 1000)
      const { stops } = written.seen()
      const found = stops.filter(({ stop_reason }) => stop_reason === MICRO)
      const lengths = (list: readonly { start: number; end: number | null }[]) =>
        list.reduce((sum, { start: from, end }) => sum + (end ?? written.state.counted_to) - from, 0)
      const total = (list: readonly { ms: number }[]) => list.reduce((sum, { ms }) => sum + ms, 0)
      const uncoded = stops.filter(({ stop_reason }) => stop_reason === UNCODED)
      expect([lengths(found), lengths(uncoded)]).toEqual([total(short), total(stood) - total(short)])
      for (const [key, { stop, micro: counted }] of written.figures) {
        expect(counted).toBe(lengths(found.filter((entry) => `${entry.day} ${entry.shift}` === key)))
        expect(counted).toBeLessThanOrEqual(stop)
      }
    }),
    { numRuns: 500 },
  )
})

/** How long the machine stood each time; runs shorter than the shortest one part nothing. */
function standing(heard: readonly TimedEvent[], rules: MachineRules, until: number) {
  const times: { from: number; to: number; ms: number; whole: number }[] = []
  for (const change of replay(null, inOrder(heard), { rules, until }).changes) {
    if (change.change !== 'count-time' || change.status !== 'S') continue
    const { from, to } = change
    const last = times.at(-1)
    const ran = last ? from - last.to : Number.POSITIVE_INFINITY
    if (last && (ran === 0 || ran < rules.min_run_seconds * 1000)) {
      times[times.length - 1] = { from: last.from, to, ms: last.ms + to - from, whole: to - last.from }
    } else times.push({ from, to, ms: to - from, whole: to - from })
  }
  return times
}

/** When the machine ran, from the changes of one straight walk through its events. */
function runStretches(heard: readonly TimedEvent[], rules: MachineRules, until: number) {
  return replay(null, inOrder(heard), { rules, until }).changes.flatMap((change) =>
    change.change === 'count-time' && change.status === 'R' ? [change] : [],
  )
}

test('T-PLANT-03 for any stream, the slices of every shift sum to its length, and the stops to the stop time', () => {
  fc.assert(
    fc.property(fc.record(cases), ({ happenings: all, start, zone, day_start, micro }) => {
      const rules = rulesFor(day_start, zone, micro)
      // Time out of use is in no slice.
      const happenings = all.filter(({ what }) => !('deed' in what && what.deed === 'off'))
      const { written, heard } = live(happenings, { start, rules })
      const first = Math.min(
        ...inOrder(heard)
          .filter(({ event }) => ['state', 'cycles'].includes(event.kind) && event.value !== 0)
          .map(({ at }) => at),
      )
      const { stops } = written.seen()
      for (const [key, { run, stop }] of written.figures) {
        const [day = '', shift] = key.split(' ')
        const pieces = rules.calendar.ofDay(day).filter((piece) => String(piece.shift) === shift)
        const length = pieces.reduce(
          (sum, { from, to }) => sum + Math.max(0, Math.min(to, written.state.counted_to) - Math.max(from, first)),
          0,
        )
        expect(run + stop).toBe(length)
        const stood = stops.filter((entry) => entry.day === day && String(entry.shift) === shift)
        expect(stood.reduce((sum, { start: from, end }) => sum + (end ?? written.state.counted_to) - from, 0)).toBe(
          stop,
        )
      }
      for (const [index, { start: from }] of stops.entries()) {
        const before = stops[index - 1]
        if (before) expect(before.end).toBeLessThanOrEqual(from)
      }
    }),
    { numRuns: 300 },
  )
})
