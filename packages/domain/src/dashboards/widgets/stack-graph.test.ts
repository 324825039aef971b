import { expect, test } from 'vitest'
import { height, yScale } from '../graph-scale.ts'
import { graphData } from '../graph-series.ts'
import { legendPlaces, stackGraph } from './stack-graph.ts'

const columns = ['day', 'reason', 'pieces'].map((name) => ({ name, type: 'text' }))
const rows = [
  { day: 'Mon', reason: 'Flash', pieces: 40 },
  { day: 'Mon', reason: 'Burn', pieces: 60 },
  { day: 'Tue', reason: 'Flash', pieces: 20 },
]

test('D-WIDGET-33-X first column x, second the series, third the value', () => {
  const config = stackGraph({ columns, rows })
  const data = graphData(config!, rows, { nameOf: () => '', other: 'Other' })
  expect(data.categories).toEqual(['Mon', 'Tue'])
  expect(data.series.map(({ name, points }) => [name, points.map((point) => point?.value)])).toEqual([
    ['Flash', [40, 20]],
    ['Burn', [60, undefined]],
  ])
  expect(stackGraph({ columns: columns.slice(0, 2), rows })).toBeUndefined()
})

test('D-LIMIT-48 the legend stands left, right, on top or at the bottom', () => {
  expect(legendPlaces).toEqual(['left', 'right', 'top', 'bottom'])
})

test('D-LIMIT-49 the highest stack fills 95 percent of the height, over five ticks', () => {
  const config = stackGraph({ columns, rows })!
  const scale = yScale(config, graphData(config, rows, { nameOf: () => '', other: 'Other' }))
  expect(height(100, scale)).toBeCloseTo(0.95, 2)
  expect(scale.ticks).toEqual([0, 20, 40, 60, 80, 100])
})
