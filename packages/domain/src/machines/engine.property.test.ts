/** Live and rebuilt are equal: whatever comes late, twice or out of order, and whatever people do in between. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases, live } from './any-stream.fixture.ts'
import { type MachineEvent, unheard } from './machine-state.ts'
import { inOrder, MINUTE, rulesFor, Written } from './machine-with-rules.fixture.ts'
import { move, type TimedEvent } from './rebuild.ts'

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

test('T-PLANT-03 for any stream, the slices of every shift sum to its length, and the stops to the stop time', () => {
  fc.assert(
    fc.property(fc.record(cases), ({ happenings: all, start, zone, day_start, micro }) => {
      const rules = rulesFor(day_start, zone, micro)
      // Time out of use is in no slice.
      const happenings = all.filter(({ what }) => !('action' in what && what.action === 'off'))
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
