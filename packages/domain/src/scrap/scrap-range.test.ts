import { expect, test } from 'vitest'
import { passesRange, scrapRange, untouched, wishOf } from './scrap-range.ts'

test('W-STAT-08 the range is 0 to 999999 at first and its max follows the largest scrap', () => {
  expect(scrapRange(untouched, undefined)).toEqual({ least: 0, most: 999_999, min: 0, max: 999_999 })
  expect(scrapRange(untouched, 320)).toEqual({ least: 0, most: 320, min: 0, max: 320 })
  expect(scrapRange(untouched, 0)).toEqual({ least: 0, most: 0, min: 0, max: 0 })
})

test.each([
  ['an untouched range stretches', untouched, 500, 0, 500],
  ['a narrowed range stays', { min: 10, max: 100 }, 500, 10, 100],
  ['it is clamped into smaller bounds', { min: 10, max: 100 }, 60, 10, 60],
  ['both ends are', { min: 80, max: 100 }, 60, 60, 60],
  ['the end that was not touched stretches', { min: 10, max: null }, 500, 10, 500],
])('W-STAT-09-X when the max follows the data, %s', (_what, wish, largest, min, max) => {
  expect(scrapRange(wish, largest)).toMatchObject({ min, max })
})

test('W-STAT-09-X data that shrinks and grows again does not widen a narrowed range', () => {
  const wish = wishOf({ ...scrapRange(untouched, 500), max: 100 })
  expect(scrapRange(wish, 60).max).toBe(60)
  expect(scrapRange(wish, 700).max).toBe(100)
})

test('W-STAT-09-X an end pushed back to the end of the scale is untouched again', () => {
  expect(wishOf({ least: 0, most: 500, min: 0, max: 500 })).toEqual(untouched)
  expect(wishOf({ least: 0, most: 500, min: 10, max: 490 })).toEqual({ min: 10, max: 490 })
})

test.each([
  [untouched, -5, true],
  [{ min: 2, max: 4 }, 2, true],
  [{ min: 2, max: 4 }, 4, true],
  [{ min: 2, max: 4 }, 4.5, false],
  [{ min: 2, max: null }, 1, false],
])('the range %j lets %d through: %s', (wish, quantity, passes) => {
  expect(passesRange(quantity, wish)).toBe(passes)
})
