import { readGraph } from '@takt/domain/dashboards/graph-config.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Graph } from './Graph.tsx'

const rows = [
  { machine_id: 'M101', good: 10, scrap: 2 },
  { machine_id: 'M102', good: 20, scrap: 1 },
]
const place = { language: 'en', timeZone: 'Europe/Stockholm', noContactSeconds: 60 } as const

/** What the legend says, each name with the colour beside it and the whole name where it is cut. */
function legend(graphType: string, maxLabelSize = -1) {
  const config = readGraph({
    graphType,
    x: 'machine_id',
    showLegend: true,
    datasets: [
      { y: 'good', borderColor: '#2f9e44' },
      { y: 'scrap', borderColor: '#e03131' },
    ],
  })
  const drawn = renderToStaticMarkup(
    createElement(Graph, {
      config,
      rows,
      look: { fontSize: 12, maxLabelSize, gridColor: '#cccccc', animationDuration: 0 },
      nameOf: (key) => `Pieces ${key}`,
      plant: place,
      say: (key) => key,
    }),
  )
  const entries = drawn.matchAll(
    /<li(?: title="([^"]*)")?><span[^>]*background-color:([^";]+)[^>]*><\/span>([^<]*)<\/li>/g,
  )
  return [...entries].map(([, whole, color, name]) => [name, color, whole])
}

test('D-LIMIT-24-X a legend names each series beside its own colour; a name that is cut has the whole one as its title', () => {
  expect(legend('bar')).toEqual([
    ['Pieces good', '#2f9e44', undefined],
    ['Pieces scrap', '#e03131', undefined],
  ])
  expect(legend('bar', 8)).toEqual([
    ['Piece…ood', '#2f9e44', 'Pieces good'],
    ['Piece…rap', '#e03131', 'Pieces scrap'],
  ])
})

test('D-LIMIT-24-X slices are told apart by category: each has a name and a colour of its own', () => {
  const slices = legend('pie')
  expect(slices.map(([name]) => name)).toEqual(['M101', 'M102'])
  expect(new Set(slices.map(([, color]) => color)).size).toBe(2)
})
