/** Micro-stops are found again by a rebuild, also where their limit was changed. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { action, cases, live, signal, tick } from './any-stream.fixture.ts'
import type { MachineRules } from './machine-rules.ts'
import { inOrder, rulesFor, Written } from './machine-with-rules.fixture.ts'
import { replay, type TimedEvent } from './rebuild.ts'
import { MICRO, UNCODED } from './uncoded.ts'

/** As on the machine's page: stops that begin from the moment on go by the new limit. */
function changedCounting(before: MachineRules, after: MachineRules, until: number): MachineRules {
  return { ...after, earlier: [{ ...before, until }] }
}

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
    what: fc.oneof({ weight: 5, arbitrary: signal }, { weight: 1, arbitrary: action }, { weight: 1, arbitrary: tick }),
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
      const happenings = given.happenings.filter(({ what }) => !('action' in what))
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
