import { expect, test } from 'vitest'
import { DataSource } from './dashboard.ts'
import { chosenInterval, pollInterval } from './interval.ts'
import { missingParameterOf, SQL_INTERVALS } from './query-choice.ts'

test('D-LIMIT-09 the intervals of SQL widgets; up to five seconds nothing is polled', () => {
  expect(SQL_INTERVALS).toEqual([20, 60, 120, 300, 600, 3600])
  expect([5, 6, 20].map((stored) => pollInterval(stored, 20))).toEqual([undefined, 20, 20])
})

test('D-LIMIT-15 a data source is asked every 60 seconds when nobody says otherwise', () => {
  expect(DataSource.parse({ slug: 'machines', name: 'Machines', source: 'machines' }).interval).toBe(60)
  expect(chosenInterval(undefined, undefined)).toBe(60)
})

test.each([
  [{}, undefined],
  [{ from: 'M1', to: 'M2' }, undefined],
  [{ from: 'M1', to: ' ' }, 'to'],
  [{ from: '', to: '' }, 'from'],
])('D-VALID-11 a query with the values %j waits for %s', (parameters, missing) => {
  expect(missingParameterOf({ sqlSource: '7', parameters })).toBe(missing)
})
