/** A rebuild counts each moment by the rules that held then. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases, changedClock, live } from './any-stream.fixture.ts'
import { roundTheClock, rulesFor, Written } from './machine-with-rules.fixture.ts'
import { UNCODED } from './uncoded.ts'

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
