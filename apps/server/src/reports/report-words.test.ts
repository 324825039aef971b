import { expect, test } from 'vitest'
import { reportWords } from '../documents/quick-reports/report-words.ts'

const english = reportWords({ language: 'en', time_zone: 'Europe/Stockholm' })
const swedish = reportWords({ language: 'sv', time_zone: 'Europe/Stockholm' })

test.each([
  [78_168, '21 h 43 min'],
  [3_599, '1 h 00 min'],
  [29, '0 h 00 min'],
  [68_203_140, '18,945 h 19 min'],
])('T-PLANT-342 %d s are rounded to minutes in a report as on pages: %s', (seconds, words) => {
  expect(english.time(seconds)).toBe(words)
})

test('T-PLANT-342 percentages of a report have one decimal each, also where it is none', () => {
  expect([84, 76.72, 0].map((value) => english.percent(value))).toEqual(['84.0 %', '76.7 %', '0.0 %'])
  expect([84, 76.72, -1.25].map((value) => swedish.percent(value))).toEqual(['84,0 %', '76,7 %', '-1,3 %'])
})

test('T-PLANT-451 pieces are named in the reader’s language, units of the ERP as they came', () => {
  expect(['pcs', 'kg', 'PCE', ''].map((unit) => english.unit(unit))).toEqual(['pcs', 'kg', 'PCE', ''])
  expect(['pcs', 'kg', 'PCE', ''].map((unit) => swedish.unit(unit))).toEqual(['st', 'kg', 'PCE', ''])
  expect(reportWords({ language: 'de', time_zone: 'Europe/Berlin' }).unit('pcs')).toBe('Stk')
})

test('T-PLANT-342 numbers and moments of a report stand in the reader’s manner and the plant’s time', () => {
  expect([english.number(12_345.67), swedish.number(12_345.67), english.number(null)]).toEqual([
    '12,345.7',
    '12 345,7',
    '–',
  ])
  expect([english.moment('2026-06-10T22:05:00Z'), english.moment('')]).toEqual(['2026-06-11 00:05', '–'])
})
