import { describe, expect, test } from 'vitest'
import {
  type BoxLimit,
  type BoxRule,
  boxColor,
  boxRules,
  displayTypes,
  limitCounts,
  productionText,
  timeUnits,
} from './production-value.ts'

const place = { language: 'en', timeZone: 'Europe/Stockholm' } as const

test('D-WIDGET-14 D-LIMIT-39 D-LIMIT-41 the ways to show it', () => {
  expect(displayTypes).toEqual(['time', 'colorBox', 'num'])
  expect(timeUnits).toEqual(['seconds', 'hours', 'hours/100'])
  expect(limitCounts).toEqual([1, 2, 3])
  expect(boxRules).toEqual(['over', 'under', 'clamp', 'clampAround 50', 'clampAround 100', 'clampAround 150'])
})

test.each([
  ['seconds', 540.4, '540'],
  ['hours', 5400, '01:30'],
  ['hours/100', 5400, '1.50'],
  ['hours', null, '-'],
] as const)('D-LIMIT-40-X %s of %s s are %s', (timeUnit, value, text) => {
  expect(productionText(value, { key: 'today_runtime', display: 'time', timeUnit, decimals: 0 }, place)).toBe(text)
})

test.each([
  [12.56, 0, '13'],
  [12.56, 1, '12.6'],
  ['12.5', 2, '12.50'],
  [null, 0, '-'],
  ['', 0, '-'],
])('D-WIDGET-15-X %s with %s decimals is %s', (value, decimals, text) => {
  expect(productionText(value, { key: 'uncoded_stops', display: 'num', timeUnit: 'hours', decimals }, place)).toBe(text)
})

test.each([
  [71.64, 0, '72\u00a0%'],
  [71.64, 1, '71.6\u00a0%'],
  [null, 0, '-'],
])(
  'T-LOOK-124 a share of %s with %s decimals is %s, also in a box that was set up for a time',
  (value, decimals, text) => {
    expect(productionText(value, { key: 'today_oee', display: 'time', timeUnit: 'hours', decimals }, place)).toBe(text)
  },
)

const limit = (rule: BoxRule, value: number, color = '#aa0000', upper = 0): BoxLimit => ({ rule, value, upper, color })

describe('D-LIMIT-42-X rules of the box', () => {
  test.each([
    [limit('over', 10), 10.1, true],
    [limit('over', 10), 10, false],
    [limit('under', 10), 9.9, true],
    [limit('under', 10), 10, false],
    [limit('clamp', 5, '#aa0000', 8), 5, true],
    [limit('clamp', 5, '#aa0000', 8), 8, true],
    [limit('clamp', 5, '#aa0000', 8), 8.1, false],
    [limit('clampAround 50', 3), 47, true],
    [limit('clampAround 50', 3), 46.9, false],
    [limit('clampAround 100', 3), 103, true],
    [limit('clampAround 150', 3), 154, false],
  ])('%j of %s: %s', (rule, value, fits) => {
    expect(boxColor(value, [rule])).toBe(fits ? '#aa0000' : undefined)
  })

  test('D-WIDGET-15-X the first that fits gives its colour; none leaves it transparent', () => {
    const rules = [limit('over', 90, '#00aa00'), limit('over', 50, '#aaaa00'), limit('under', 10, '#aa0000')]
    expect([95, 60, 5, 30, null, 'x'].map((value) => boxColor(value, rules))).toEqual([
      '#00aa00',
      '#aaaa00',
      '#aa0000',
      undefined,
      undefined,
      undefined,
    ])
  })
})
