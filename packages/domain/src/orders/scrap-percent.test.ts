import { expect, test } from 'vitest'
import { scrapShares, sumGoodAndScrap } from './scrap-percent.ts'

test.each([
  [75, 25, 75, 25],
  [2, 1, 66.67, 33.33],
  [0, 3, 0, 100],
  [0.5, 0.5, 50, 50],
  [8, 0, 100, 0],
  [198_990, 2_010, 99, 1],
  [19_799, 201, 99, 1.01],
  [0, 0, null, null],
  [5, -5, null, null],
  [-20, 50, 0, 100],
  [50, -20, 100, 0],
])('W-STAT-01-B %d good and %d scrap are %s % good and %s % scrap', (good, scrap, good_per, scrap_per) => {
  expect(scrapShares({ good, scrap })).toEqual({ good_per, scrap_per })
})

test('W-STAT-03-X the percentage of an aggregate comes from summed pieces: 1 %, not the mean 25.25 %', () => {
  const machines = [
    { good: 1, scrap: 1 },
    { good: 197, scrap: 1 },
  ]
  expect(scrapShares(sumGoodAndScrap(machines)).scrap_per).toBe(1)
  expect(scrapShares(sumGoodAndScrap([])).scrap_per).toBeNull()
  const tenths = { good: 0.1000000004, scrap: 0.2000000004 }
  expect(sumGoodAndScrap([tenths, { good: 0.2, scrap: 0.1 }])).toEqual({ good: 0.3, scrap: 0.3 })
})
