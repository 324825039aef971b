import { expect, test } from 'vitest'
import { pareto } from './pareto.ts'

const bar = (key: string, value: number, times = 1) =>
  ({ key, name: `Reason ${key}`, colour: 'quiet', value, times }) as const
const words = { value: 'Time', share: 'Cumulated share', times: 'Stops' }

test('T-LOOK-33 a Pareto chart has the largest first and how much of all they are together', () => {
  const { kind, categories, series } = pareto([bar('1', 1, 9), bar('2', 6, 2), bar('3', 3)], { form: 'hours', words })
  expect(kind).toBe('pareto')
  expect(categories.map(({ key }) => key)).toEqual(['2', '3', '1'])
  expect(series.map(({ name, values, as }) => [name, values, as])).toEqual([
    ['Time', [6, 3, 1], undefined],
    ['Cumulated share', [60, 90, 100], 'share'],
    ['Stops', [2, 1, 9], 'told'],
  ])
})

test('T-LOOK-82 what many small ones are together stands last and belongs to the whole', () => {
  const rest = bar('rest', 10)
  const { categories, series } = pareto([bar('1', 4), bar('2', 6)], { form: 'quantity', words, rest })
  expect(categories.map(({ key }) => key)).toEqual(['2', '1', 'rest'])
  expect(series[1]?.values).toEqual([30, 50, 100])
  expect(pareto([bar('1', 4)], { form: 'quantity', words, rest: bar('rest', 0) }).categories).toHaveLength(1)
})

test('T-LOOK-33 equal ones stand by their keys, and what is nothing has no bar', () => {
  const { categories, series } = pareto([bar('10', 2), bar('9', 2), bar('8', 0)], { form: 'quantity', words })
  expect(categories.map(({ key }) => key)).toEqual(['9', '10'])
  expect(series[1]?.values).toEqual([50, 100])
})

test('T-LOOK-33 a share ends at all of it, whatever floats make of the sum', () => {
  const { series } = pareto([bar('1', 0.1), bar('2', 0.2), bar('3', 0.3)], {
    form: 'hours',
    words: { ...words, times: '' },
  })
  expect(series[1]?.values.at(-1)).toBe(100)
})
