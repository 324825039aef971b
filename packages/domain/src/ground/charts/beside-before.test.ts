import { expect, test } from 'vitest'
import { besideBefore, difference, totalOf } from './beside-before.ts'
import type { Chart } from './chart.ts'
import { pareto } from './pareto.ts'

const words = { value: 'Time', share: 'Share' }
const reasons = (bars: Readonly<Record<string, number>>) =>
  pareto(
    Object.entries(bars).map(([key, value]) => ({ key, name: key, colour: 'loss', value })),
    { form: 'hours', words },
  )
const line = (days: readonly string[], values: readonly (number | null)[], together: number | null): Chart => ({
  ...{ kind: 'line', form: 'percent', inTime: true, categories: days.map((key) => ({ key, name: key })) },
  series: [
    { key: 'availability', name: 'Availability', colour: 'first', values },
    { key: 'together', name: 'Together', colour: 'second', as: 'whole', values: days.map(() => together) },
  ],
})

test('T-LOOK-62 a reason stands beside itself in the period before, and one that is gone is told, too', () => {
  const { categories, series } = besideBefore(reasons({ jam: 4, setup: 1 }), reasons({ setup: 3, fire: 2 }), 'Before')
  expect(categories.map(({ key }) => key)).toEqual(['jam', 'setup', 'fire'])
  expect(series.map(({ key, as, values }) => [key, as, values])).toEqual([
    ['value', undefined, [4, 1, null]],
    ['before', 'before', [null, 3, 2]],
    ['share', 'share', [80, 100, null]],
  ])
})

test('T-LOOK-62 days stand beside the days at their place in the period before', () => {
  const now = line(['2026-11-16', '2026-11-17'], [80, 90], 85)
  const before = line(['2026-11-09', '2026-11-10', '2026-11-11'], [70, null, 99], 78.8)
  expect(besideBefore(now, before, 'Before').series[1]).toMatchObject({ colour: 'quiet', values: [70, null] })
  expect(totalOf(now)).toBe(85)
})

test.each([
  [90.3, 87.1, 'more', { direction: 'more', verdict: 'better', amount: 3.2, before: 87.1 }],
  [87.1, 90.3, 'more', { direction: 'less', verdict: 'worse', amount: 3.2, before: 90.3 }],
  [4, 2.5, 'less', { direction: 'more', verdict: 'worse', amount: 1.5, before: 2.5 }],
  [90.32, 90.28, 'more', { direction: 'same', verdict: 'same', amount: 0, before: 90.28 }],
  [90, null, 'more', null],
  [null, 90, 'more', null],
] as const)('T-LOOK-62 %s after %s, where %s is better', (now, before, better, expected) => {
  expect(difference(line(['a'], [now], now), line(['b'], [before], before), better)).toEqual(expected)
})

test('T-LOOK-62 of bars the sum is compared', () => {
  expect(difference(reasons({ jam: 4, setup: 1 }), reasons({ jam: 7 }), 'less')).toMatchObject({
    ...{ direction: 'less', verdict: 'better', amount: 2, before: 7 },
  })
})
