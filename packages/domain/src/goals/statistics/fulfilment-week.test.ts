import { expect, test } from 'vitest'
import { fulfilmentColour, fulfilmentDays } from './fulfilment-week.ts'

test('D-STAT-03 the grid has Monday to Friday, with the weekend also Saturday and Sunday', () => {
  expect(fulfilmentDays('2026-05-20', { includeWeekend: false })).toEqual([
    '2026-05-18',
    '2026-05-19',
    '2026-05-20',
    '2026-05-21',
    '2026-05-22',
  ])
  expect(fulfilmentDays('2026-05-20', { includeWeekend: true }).slice(5)).toEqual(['2026-05-23', '2026-05-24'])
})

test.each([
  ['the current week, on its Monday', '2026-05-18', 0, '2026-05-18'],
  ['the current week, on its Sunday', '2026-05-24', 0, '2026-05-18'],
  ['one week back over New Year', '2027-01-04', 1, '2026-12-28'],
  ['two weeks back over the clock change', '2026-04-08', 2, '2026-03-23'],
  ['never ahead', '2026-05-20', -1, '2026-05-18'],
])('D-STAT-05-X the shown week is %s', (_what, today, weeksBack, monday) => {
  expect(fulfilmentDays(today, { includeWeekend: false, weeksBack })[0]).toBe(monday)
})

test.each([
  ['at least planned', '2026-05-19', 100, 100, 'green'],
  ['below', '2026-05-19', 99, 100, 'red'],
  ['today is not past yet', '2026-05-20', 10, 100, 'grey'],
  ['even when it is reached', '2026-05-20', 100, 100, 'grey'],
  ['tomorrow', '2026-05-21', 0, 100, 'grey'],
])('D-STAT-05-X %s', (_what, day, quantity, planned, colour) => {
  expect(fulfilmentColour(day, '2026-05-20', { quantity, planned })).toBe(colour)
})
