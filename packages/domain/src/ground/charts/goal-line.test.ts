import { expect, test } from 'vitest'
import type { Chart } from './chart.ts'
import { withGoal } from './goal-line.ts'

const day = (key: string) => ({ key, name: key })
const chart: Chart = {
  ...{ kind: 'line', form: 'percent', categories: [day('1'), day('2')] },
  series: [{ key: 'scrap', name: 'Scrap', colour: 'loss', values: [1, 3] }],
}

test('T-LOOK-83 a goal is a line across the chart, with its name in the legend', () => {
  const { series } = withGoal(chart, { name: 'At most 2 %', value: 2 })
  expect(series.map(({ name, as, values }) => [name, as, values])).toEqual([
    ['Scrap', undefined, [1, 3]],
    ['At most 2 %', 'goal', [2, 2]],
  ])
})

test('T-LOOK-83 without a goal, and of nothing, there is none', () => {
  expect(withGoal(chart, undefined)).toBe(chart)
  const none = { ...chart, categories: [] }
  expect(withGoal(none, { name: 'At most 2 %', value: 2 })).toBe(none)
})
