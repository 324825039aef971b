import { expect, test } from 'vitest'
import { monthDays, pressedDay } from './month-days.ts'

test.each([
  ['2026-02-14', 28, '2026-02-01', '2026-02-28'],
  ['2028-02-01', 29, '2028-02-01', '2028-02-29'],
  ['2026-12-31', 31, '2026-12-01', '2026-12-31'],
])('T-PLANT-132 the month of %s', (day, count, first, last) => {
  const days = monthDays(day)
  expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last])
})

test('T-PLANT-132 the first and the last day are pressed in any order, the next one begins anew', () => {
  const one = pressedDay(null, '2026-07-31')
  expect(one).toMatchObject({ first: '2026-07-31', last: '2026-07-31' })
  const range = pressedDay(one, '2026-07-04')
  expect(range).toMatchObject({ first: '2026-07-04', last: '2026-07-31' })
  const later = pressedDay(one, '2026-08-02')
  expect(later).toMatchObject({ first: '2026-07-31', last: '2026-08-02' })
  expect(pressedDay(later, '2026-07-30')).toMatchObject({ first: '2026-07-30', last: '2026-07-30' })
  expect(pressedDay(range, '2026-08-01')).toMatchObject({ first: '2026-08-01', last: '2026-08-01' })
})
