import { expect, test } from 'vitest'
import { scrapLeftOut } from './scrap-left-out.ts'

const of = (machine_id: string, k_percent: number | null, ...made: [good: number, scrap: number][]) => ({
  machine_id,
  k_percent,
  made: made.map(([good_qty, scrap_qty]) => ({ good_qty, scrap_qty })),
})

test.each([
  ['scrap that quality leaves out', of('M102', 100, [16_000, 339]), ['M102']],
  ['scrap of which quality counts a part', of('M1', 99, [950, 50]), ['M1']],
  ['scrap that is in its quality', of('M1', 95, [950, 50]), []],
  ['what rounding makes of it', of('M1', 95.1, [950, 50]), []],
  ['two units together', of('M1', 100, [100, 0], [100, 10]), ['M1']],
  ['no scrap', of('M1', 100, [950, 0]), []],
  ['nothing made', of('M1', null), []],
])('T-LOOK-144 of a machine with %s the hand-over says so, or nothing', (_, row, expected) =>
  expect(scrapLeftOut([row])).toEqual(expected),
)
