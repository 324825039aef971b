import { expect, test } from 'vitest'
import { nextDeliveries, nextDelivery } from './delivery-times.ts'

const ZONE = 'Europe/Stockholm'
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const at = (text: string) => Date.parse(text)
const isoOf = (moment: number) => new Date(moment).toISOString()

test.each([
  ['later today', everyDay, 390, '2026-06-10T03:00:00Z', '2026-06-10T04:30:00.000Z'],
  ['at that very moment: the next one', everyDay, 390, '2026-06-10T04:30:00Z', '2026-06-11T04:30:00.000Z'],
  ['only on its weekdays', [1], 390, '2026-06-10T03:00:00Z', '2026-06-15T04:30:00.000Z'],
  ['today of next week', [3], 390, '2026-06-10T12:00:00Z', '2026-06-17T04:30:00.000Z'],
  ['after midnight here, before it in UTC', [4], 15, '2026-06-10T22:00:00Z', '2026-06-10T22:15:00.000Z'],
  ['away for a month: the next one, not thirty', everyDay, 390, '2026-07-10T12:00:00Z', '2026-07-11T04:30:00.000Z'],
])('T-PLANT-120 the next run: %s', (_case, weekdays, at_minutes, after, next) => {
  expect(isoOf(nextDelivery({ weekdays, at_minutes }, at(after), ZONE))).toBe(next)
})

test.each([
  [
    'in spring 02:30 does not exist: once, after the gap',
    150,
    '2026-03-27T12:00:00Z',
    ['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'],
  ],
  [
    'in autumn 02:30 comes twice: once, at the first',
    150,
    '2026-10-23T12:00:00Z',
    ['2026-10-24T00:30:00.000Z', '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
  ],
  [
    '06:30 stays 06:30 on the wall over the spring night',
    390,
    '2026-03-27T12:00:00Z',
    ['2026-03-28T05:30:00.000Z', '2026-03-29T04:30:00.000Z', '2026-03-30T04:30:00.000Z'],
  ],
  [
    '06:30 stays 06:30 on the wall over the autumn night',
    390,
    '2026-10-23T12:00:00Z',
    ['2026-10-24T04:30:00.000Z', '2026-10-25T05:30:00.000Z', '2026-10-26T05:30:00.000Z'],
  ],
])('T-PLANT-120 next runs over a night when the clock is moved: %s', (_case, at_minutes, after, next) => {
  expect(nextDeliveries({ weekdays: everyDay, at_minutes }, at(after), ZONE, 3).map(isoOf)).toEqual(next)
})

test('T-PLANT-120 the next five runs go over weeks', () => {
  const found = nextDeliveries({ weekdays: [1, 4], at_minutes: 480 }, at('2026-11-16T12:00:00Z'), ZONE, 5)
  expect(found.map((moment) => isoOf(moment).slice(0, 10))).toEqual([
    '2026-11-19',
    '2026-11-23',
    '2026-11-26',
    '2026-11-30',
    '2026-12-03',
  ])
})

test('a schedule without weekdays is a fault, not an endless search', () => {
  expect(() => nextDelivery({ weekdays: [], at_minutes: 0 }, 0, ZONE)).toThrow('never due')
})
