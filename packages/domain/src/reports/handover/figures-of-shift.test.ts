import { expect, test } from 'vitest'
import { type CountedSums, partOfSums } from './part-of-sums.ts'

const HOUR = 3_600_000
const whole: CountedSums = {
  run_ms: 6 * HOUR,
  stop_ms: 2 * HOUR,
  micro_ms: 0,
  ideal_ms: 5 * HOUR,
  pieces: 600,
  good_qty: 580,
  scrap_qty: 20,
  scrap_oee: 10,
}

test.each([
  ['by what was made in it', {}, { run_ms: HOUR, pieces: 150, good_qty: 145, ideal_ms: 1.25 * HOUR }],
  ['by its run time where nothing tells what was made', { made: 0, made_in_all: 0 }, { pieces: 100 }],
  ['never more run time than the day has', { passed_ms: 20 * HOUR }, { run_ms: 6 * HOUR }],
  ['never less than none', { passed_ms: 0 }, { run_ms: 0 }],
])('T-LOOK-40 the part of a night that midnight cut has %s', (_what, change, sums) => {
  const part = {
    ...{ passed_ms: 2 * HOUR, stop_ms: HOUR, micro_ms: 60_000, made: 50, made_in_all: 200, scrap_qty: 4 },
    ...change,
  }
  expect(partOfSums(whole, part)).toMatchObject({
    stop_ms: HOUR,
    micro_ms: 60_000,
    scrap_qty: 4,
    scrap_oee: 2,
    ...sums,
  })
})

test('T-LOOK-40 a part of a day in which nothing was scrapped or made has nothing', () => {
  const none = { ...whole, run_ms: 0, scrap_qty: 0, pieces: 0, good_qty: 0, ideal_ms: 0 }
  const part = { passed_ms: HOUR, stop_ms: HOUR, micro_ms: 0, made: 0, made_in_all: 0, scrap_qty: 0 }
  expect(partOfSums(none, part)).toMatchObject({ pieces: 0, good_qty: 0, scrap_oee: 0, run_ms: 0 })
})
