import { expect, test } from 'vitest'
import type { Chart } from './chart.ts'
import { chartFile, chartTable } from './chart-table.ts'

const chart: Chart = {
  kind: 'pareto',
  form: 'hours',
  categories: [
    { key: '1', name: 'Jam' },
    { key: '2', name: 'Setup' },
  ],
  series: [
    { key: 'value', name: 'Time', colour: 'quiet', values: [1.5, null] },
    { key: 'share', name: 'Scrap (%)', colour: 'second', as: 'share', form: 'percent', values: [60, 100] },
    { key: 'times', name: 'Stops', colour: 'quiet', as: 'told', form: 'quantity', values: [4, 2] },
  ],
}

test('T-LOOK-35 the table has a row for each category and what is told but not drawn, too', () => {
  expect(chartTable(chart, (form, value) => (value === null ? '–' : `${value} ${form}`))).toEqual({
    heads: ['Time', 'Scrap (%)', 'Stops'],
    rows: [
      { key: '1', name: 'Jam', cells: ['1.5 hours', '60 percent', '4 quantity'] },
      { key: '2', name: 'Setup', cells: ['–', '100 percent', '2 quantity'] },
    ],
  })
})

test('T-LOOK-35 the file has numbers with their unit in the heading, once', () => {
  expect(chartFile(chart, 'Reason')).toEqual([
    ['Reason', 'Time (h)', 'Scrap (%)', 'Stops'],
    ['Jam', 1.5, 60, 4],
    ['Setup', null, 100, 2],
  ])
})

test('T-LOOK-67 a day is said as the language has it, and is one that programs read in files', () => {
  const days: Chart = {
    ...chart,
    categories: [{ key: '2026-11-18', name: 'Wed, 18 Nov 2026', file: '2026-11-18' }],
    series: [{ key: 'good', name: 'Good', colour: 'first', values: [9], form: 'quantity' }],
  }
  expect(chartTable(days, (_, value) => String(value)).rows[0]?.name).toBe('Wed, 18 Nov 2026')
  expect(chartFile(days, 'Day')[1]).toEqual(['2026-11-18', 9])
})
