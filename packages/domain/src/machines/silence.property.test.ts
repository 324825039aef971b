/** Silence is found again by a rebuild, also where its limit was changed. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases, live } from './any-stream.fixture.ts'
import type { MachineRules } from './machine-rules.ts'
import { inOrder, rulesFor, Written } from './machine-with-rules.fixture.ts'
import { replay, type TimedEvent } from './rebuild.ts'

/** As on the settings page: the limit of before holds up to a moment past which nothing was counted. */
function changedContact(before: MachineRules, after: MachineRules, until: number): MachineRules {
  const limit = before.contact
  if (!limit || !after.contact) return after
  return { ...before, contact: { ...after.contact, earlier: [...limit.earlier, { ...limit, until: until + 1 }] } }
}

/** When the machine ran, from the changes of one straight walk through its events. */
function runStretches(heard: readonly TimedEvent[], rules: MachineRules, until: number) {
  return replay(null, inOrder(heard), { rules, until }).changes.flatMap((change) =>
    change.change === 'count-time' && change.status === 'R' ? [change] : [],
  )
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
