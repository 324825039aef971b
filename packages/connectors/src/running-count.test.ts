import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFrom } from './running-count.ts'

test.each([
  { what: 'the first value', last: undefined, said: 120, again: false, count: { cycles: 0, value: 120 } },
  { what: 'growth', last: 120, said: 125, again: false, count: { cycles: 5, value: 125 } },
  { what: 'no growth', last: 120, said: 120, again: false, count: { cycles: 0, value: 120 } },
  { what: 'a restart', last: 120, said: 3, again: false, count: { cycles: 3, value: 3 } },
  { what: 'a restart to zero', last: 120, said: 0, again: false, count: { cycles: 0, value: 0 } },
  { what: 'an older one delivered again', last: 120, said: 118, again: true, count: { repeat: true } },
  { what: 'the same one delivered again', last: 120, said: 120, again: true, count: { cycles: 0, value: 120 } },
  { what: 'one that was lost, delivered again', last: 120, said: 121, again: true, count: { cycles: 1, value: 121 } },
  { what: 'digits', last: 120, said: ' 121 ', again: false, count: { cycles: 1, value: 121 } },
  { what: 'NaN', last: 1, said: Number.NaN, again: false, count: { problem: '“NaN” is no whole count' } },
  { what: 'a word', last: 1, said: 'NaN', again: false, count: { problem: '“NaN” is no whole count' } },
  { what: 'nothing', last: 1, said: '', again: false, count: { problem: '“” is no whole count' } },
  { what: 'a fraction', last: 1, said: 1.5, again: false, count: { problem: '“1.5” is no whole count' } },
  { what: 'less than nothing', last: 1, said: -1, again: false, count: { problem: 'a count of -1 is negative' } },
])('$what: $last → $said', ({ last, said, again, count }) => expect(countFrom(last, said, again)).toEqual(count))

test('the sum of all increments is what the machine made, over every restart', () => {
  const run = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 10 })
  fc.assert(
    fc.property(fc.array(run, { maxLength: 5 }), (runs) => {
      let last: number | undefined
      let counted = 0
      for (const steps of runs) {
        // A machine that restarts shows zero first: a counter that is already higher than before cannot be told apart.
        let shown = 0
        for (const step of [0, ...steps]) {
          shown += step
          const count = countFrom(last, shown, false)
          if (!('cycles' in count)) throw new Error('refused')
          counted += count.cycles
          last = count.value
        }
      }
      expect(counted).toBe(runs.flat().reduce((sum, step) => sum + step, 0))
    }),
  )
})
