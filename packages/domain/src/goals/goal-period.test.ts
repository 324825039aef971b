import { expect, test } from 'vitest'
import { goalPeriod, type ProductionType } from './goal-period.ts'

const at = (time: string) => Date.parse(time)
const period = (type: ProductionType, now: string, timeZone = 'Europe/Stockholm') => {
  const found = goalPeriod(type, { now: at(now), timeZone, shift: null })
  return (
    found && [new Date(found.from).toISOString(), new Date(found.to).toISOString(), (found.to - found.from) / 3_600_000]
  )
}

test.each<[string, ProductionType, string, string, string, number]>([
  ['a day', 'day', '2026-06-10T12:00:00Z', '2026-06-09T22:00:00.000Z', '2026-06-10T22:00:00.000Z', 24],
  ['the short day', 'day', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', 23],
  ['the long day', 'day', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', 25],
  ['midnight itself', 'day', '2026-06-09T22:00:00Z', '2026-06-09T22:00:00.000Z', '2026-06-10T22:00:00.000Z', 24],
  ['a week', 'week', '2026-06-10T12:00:00Z', '2026-06-07T22:00:00.000Z', '2026-06-14T22:00:00.000Z', 168],
  ['its Monday', 'week', '2026-06-08T12:00:00Z', '2026-06-07T22:00:00.000Z', '2026-06-14T22:00:00.000Z', 168],
  ['its Sunday', 'week', '2026-06-14T12:00:00Z', '2026-06-07T22:00:00.000Z', '2026-06-14T22:00:00.000Z', 168],
  ['the week of spring', 'week', '2026-03-29T12:00:00Z', '2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z', 167],
  ['New Year', 'week', '2026-12-31T23:30:00Z', '2026-12-27T23:00:00.000Z', '2027-01-03T23:00:00.000Z', 168],
])('D-ENTITY-75-X the goal of %s', (_what, type, now, from, to, hours) => {
  expect(period(type, now)).toEqual([from, to, hours])
})

test('D-ENTITY-75-X a plant far east of Greenwich has its own Monday', () => {
  expect(period('week', '2026-06-07T12:00:00Z', 'Pacific/Kiritimati')?.[0]).toBe('2026-06-07T10:00:00.000Z')
})

test.each([
  ['inside', 150, { from: 100, to: 200 }],
  ['at its start', 100, { from: 100, to: 200 }],
  ['at its end the next one begins', 200, null],
])('D-ENTITY-75-X a shift goal holds %s', (_what, now, expected) => {
  expect(goalPeriod('shift', { now, timeZone: 'UTC', shift: { from: 100, to: 200 } })).toEqual(expected)
})

test('outside any shift there is no shift goal', () => {
  expect(period('shift', '2026-06-10T12:00:00Z')).toBeNull()
})
