import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Counted, type CounterRules, countFrom, type Reading } from './running-count.ts'

const eight = Date.parse('2026-03-10T08:00:00Z')

type Step = number | string | { readonly said: unknown; readonly after?: number; readonly again?: true }

/** Pieces counted from readings, one a second unless told otherwise; `after` is the second of the reading itself. */
function count(steps: readonly Step[], { timed = true, ...rules }: CounterRules & { timed?: boolean } = {}) {
  let counted: Counted | undefined
  let pieces = 0
  const problems: string[] = []
  const doubted: number[] = []
  for (const [second, step] of steps.entries()) {
    const { said, after = second, again = false } = typeof step === 'object' ? step : { said: step }
    const count = countFrom(counted, { said, at: eight + after * 1000, timed, again }, rules)
    if ('problem' in count && count.problem !== undefined) problems.push(count.problem)
    if ('cycles' in count) pieces += count.cycles
    else if ('counted' in count && count.doubted !== undefined) doubted.push(count.doubted)
    if ('counted' in count) counted = count.counted
  }
  return { pieces, at: counted?.value, problems, ...(doubted.length > 0 && { doubted }) }
}
const notBelieved = (value: number, last: number) =>
  `a count of ${value} after ${last} is not believed until it goes on from there`

const HOUR = 3600
const quiet: string[] = []
describe.each<{
  what: string
  steps: Step[]
  is: ReturnType<typeof count>
  rules?: Parameters<typeof count>[1]
}>([
  { what: 'the first value is where counting begins', steps: [120], is: { pieces: 0, at: 120, problems: quiet } },
  { what: 'growth', steps: [120, 125, 125, ' 126 '], is: { pieces: 6, at: 126, problems: quiet } },
  {
    what: 'an older reading that comes late',
    steps: [5000, 5001, { said: 5003, after: 3 }, { said: 5002, after: 2 }, { said: 5004, after: 4 }],
    is: { pieces: 4, at: 5004, problems: quiet },
  },
  {
    what: 'the tail delivered again, without times',
    steps: [1640, 1808, 1777, 1790, 1807, 1808, 1809],
    rules: { timed: false },
    is: { pieces: 169, at: 1809, problems: quiet },
  },
  {
    what: 'an old reading with the flag of a repeat, without times',
    steps: [5000, 5001, { said: 3, again: true }, { said: 4, again: true }, 5002],
    rules: { timed: false },
    is: { pieces: 2, at: 5002, problems: quiet },
  },
  {
    what: 'an older reading from before a restart',
    steps: [5000, { said: 0, after: 2 }, { said: 2, after: 3 }, { said: 5001, after: 1 }, { said: 3, after: 4 }],
    is: { pieces: 3, at: 3, problems: quiet },
  },
  {
    what: 'one step back with a newer time',
    steps: [720, 726, 724, 727],
    is: {
      pieces: 7,
      at: 727,
      problems: [notBelieved(724, 726)],
    },
  },
  { what: 'a restart that stays', steps: [120, 3, 5, 6], is: { pieces: 6, at: 6, problems: quiet } },
  {
    what: 'a restart that stays, without times',
    steps: [5003, 0, 0, 1, 2],
    rules: { timed: false },
    is: { pieces: 2, at: 2, problems: quiet },
  },
  { what: 'zeros that were never true', steps: [5003, 0, 0, 5004], is: { pieces: 1, at: 5004, problems: quiet } },
  {
    what: 'a counter put back by hand',
    steps: [5003, 4990, 4991, 4992],
    is: {
      pieces: 2,
      at: 4992,
      problems: [notBelieved(4990, 5003)],
    },
  },
  {
    what: 'an absurd reading',
    steps: [5001, 99_999_999_999, 5002],
    is: {
      pieces: 1,
      at: 5002,
      problems: [notBelieved(99_999_999_999, 5001)],
      doubted: [99_999_994_998],
    },
  },
  {
    what: 'an absurd reading that is repeated',
    steps: [5001, 65_535, 65_535, 5002],
    is: {
      pieces: 1,
      at: 5002,
      problems: [notBelieved(65_535, 5001)],
      doubted: [60_534],
    },
  },
  {
    what: 'a counter set higher by hand',
    steps: [5001, 900_000, 900_001, 900_003],
    is: {
      pieces: 3,
      at: 900_003,
      problems: [notBelieved(900_000, 5001)],
      doubted: [894_999],
    },
  },
  {
    what: 'two days in one reading',
    steps: [5000, { said: 205000, after: 48 * HOUR }],
    is: { pieces: 200_000, at: 205000, problems: quiet },
  },
  {
    what: 'a slower machine that is said to be slow',
    steps: [5000, { said: 205000, after: 48 * HOUR }],
    rules: { most_per_second: 1 },
    is: {
      pieces: 0,
      at: 5000,
      problems: [notBelieved(205_000, 5000)],
      doubted: [200_000],
    },
  },
  {
    what: 'a jump of 9,000 in a second',
    steps: [5003, 14_003, 5004],
    is: { pieces: 1, at: 5004, problems: [notBelieved(14_003, 5003)], doubted: [9000] },
  },
  {
    what: 'a jump of 9,000 in a second, without times',
    steps: [5003, 14_003, 5004],
    rules: { timed: false },
    is: { pieces: 1, at: 5004, problems: [notBelieved(14_003, 5003)], doubted: [9000] },
  },
  {
    what: 'a jump of 9,897 of a machine that makes one a second at most, which then stays there',
    steps: [5003, 14_900, 14_900, 14_901, 14_902],
    rules: { most_per_second: 1 },
    is: { pieces: 2, at: 14_902, problems: [notBelieved(14_900, 5003)], doubted: [9897] },
  },
  {
    what: 'a jump of 40 of a slow machine',
    steps: [100, 140, 101],
    rules: { most_per_second: 0.1 },
    is: { pieces: 1, at: 101, problems: [notBelieved(140, 100)], doubted: [40] },
  },
  {
    what: 'pieces of a slow machine, closer together than it is said to make them',
    steps: [100, 101, 101, 101, { said: 102, after: 11 }],
    rules: { most_per_second: 0.05 },
    is: { pieces: 2, at: 102, problems: quiet },
  },
  {
    what: 'a jump that is asked about, gone on from so late that it could have been made',
    steps: [5003, 14_900, { said: 14_905, after: HOUR }],
    is: { pieces: 5, at: 14_905, problems: [notBelieved(14_900, 5003)], doubted: [9897] },
  },
  {
    what: 'a restart that shows more than can have been made since',
    steps: [200_000, 20_000, 20_003],
    is: { pieces: 3, at: 20_003, problems: [notBelieved(20_000, 200_000)], doubted: [20_000] },
  },
  {
    what: 'readings of a minute each that waited together, without times',
    steps: [100, { said: 160, after: 0 }, { said: 220, after: 0 }, { said: 280, after: 0 }],
    rules: { timed: false, most_per_second: 1 },
    is: { pieces: 180, at: 280, problems: quiet },
  },
  {
    what: 'all that can be made in a second and the ten seconds of slack',
    steps: [100, 111],
    rules: { most_per_second: 1 },
    is: { pieces: 11, at: 111, problems: quiet },
  },
  {
    what: 'one piece more than that',
    steps: [100, 112],
    rules: { most_per_second: 1 },
    is: { pieces: 0, at: 100, problems: [notBelieved(112, 100)], doubted: [12] },
  },
  {
    what: 'without times, one piece more than in a second and a minute of slack',
    steps: [100, 161, { said: 223, after: 2 }],
    rules: { timed: false, most_per_second: 1 },
    is: { pieces: 61, at: 161, problems: [notBelieved(223, 161)], doubted: [62] },
  },
  {
    what: 'the end of a counter’s numbers',
    steps: [65_530, 65_534, 3, 4],
    rules: { counter_max: 65_535 },
    is: { pieces: 10, at: 4, problems: quiet },
  },
  {
    what: 'a restart of a counter that has an end',
    steps: [30_000, 0, 2],
    rules: { counter_max: 65_535 },
    is: { pieces: 2, at: 2, problems: quiet },
  },
  { what: 'NaN', steps: [1, Number.NaN], is: { pieces: 0, at: 1, problems: ['“NaN” is no whole count'] } },
  { what: 'a word', steps: [1, 'NaN'], is: { pieces: 0, at: 1, problems: ['“NaN” is no whole count'] } },
  { what: 'nothing', steps: [1, ''], is: { pieces: 0, at: 1, problems: ['“” is no whole count'] } },
  { what: 'a fraction', steps: [1, 1.5], is: { pieces: 0, at: 1, problems: ['“1.5” is no whole count'] } },
  { what: 'less than nothing', steps: [1, -1], is: { pieces: 0, at: 1, problems: ['a count of -1 is negative'] } },
])('$what', ({ steps, is, rules }) => {
  test(`T-PLANT-180${is.doubted ? ' T-PLANT-380' : ''} ${JSON.stringify(steps)} is ${is.pieces}`, () =>
    expect(count(steps, rules)).toEqual(is))
})

interface Run {
  readonly grows: readonly number[]
}
/** Long enough to be known as a run of its own: one that ends below its first reading cannot be told from a wrong one. */
const run: fc.Arbitrary<Run> = fc.record({
  grows: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 30, maxLength: 60 }),
})

/** What a machine shows, second by second, over all its restarts, and how many pieces it made. */
function shownBy(runs: readonly Run[]): { readings: Reading[]; made: number } {
  const shown = runs.flatMap(({ grows }) => {
    let count = 0
    return [0, ...grows].map((by) => {
      count += by
      return count
    })
  })
  return {
    readings: shown.map((said, second) => ({ said, at: eight + second * 1000, timed: true, again: false })),
    made: runs.flatMap(({ grows }) => grows).reduce((sum, by) => sum + by, 0),
  }
}

function pieces(readings: readonly Reading[], rules?: CounterRules): number {
  let counted: Counted | undefined
  let sum = 0
  for (const reading of readings) {
    const count = countFrom(counted, reading, rules)
    if ('cycles' in count) sum += count.cycles
    if ('counted' in count) counted = count.counted
  }
  return sum
}

test('T-PLANT-180 over every restart, and whatever comes twice or late, the sum is what the machine made', () => {
  fc.assert(
    fc.property(
      fc.array(run, { minLength: 1, maxLength: 4 }),
      fc.array(fc.record({ of: fc.nat(), behind: fc.integer({ min: 0, max: 40 }) }), { maxLength: 30 }),
      (runs, repeats) => {
        const { readings, made } = shownBy(runs)
        const delivered = readings.flatMap((reading, at) => [
          reading,
          ...repeats
            .filter(({ of }) => of % readings.length === at)
            .flatMap(({ behind }) => readings.slice(Math.max(0, at - behind), at + 1)),
        ])
        expect(pieces(delivered)).toBe(made)
      },
    ),
  )
})

/** What a machine can have made within the second of a wrong reading and the ten seconds of slack. */
const mostWrong = (most_per_second: number) => Math.ceil(10.5 * most_per_second)

test('T-PLANT-180 T-PLANT-380 one wrong reading among true ones changes no sum by more than can be made meanwhile', () => {
  const nearOrFar = fc.oneof(fc.nat({ max: 20_000 }), fc.nat({ max: Number.MAX_SAFE_INTEGER }))
  fc.assert(
    fc.property(run, fc.nat(), nearOrFar, fc.constantFrom(5, 20, 100), (one, place, wrong, most_per_second) => {
      const { readings, made } = shownBy([one])
      const at = 1 + (place % (readings.length - 1))
      const before = Number(readings[at - 1]?.said)
      const most = mostWrong(most_per_second)
      const glitch = { said: wrong, at: eight + at * 1000 - 500, timed: true, again: false }
      const sum = pieces([...readings.slice(0, at), glitch, ...readings.slice(at)], { most_per_second })
      // One that could be true cannot be told from a true one: it, and a restart after it, cost no more than that.
      const couldBeTrue = wrong >= before && wrong <= before + most
      if (couldBeTrue) expect(Math.abs(sum - made)).toBeLessThanOrEqual(2 * most)
      else expect(sum).toBe(made)
    }),
  )
})
