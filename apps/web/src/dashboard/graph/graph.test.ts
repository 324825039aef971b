import { type GraphConfig, newDataset, newGraph } from '@takt/domain/dashboards/graph-config.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import styles from './Graph.module.css'
import { Graph } from './Graph.tsx'

const place = { language: 'en', timeZone: 'Europe/Stockholm', noContactSeconds: 60 } as const
const dataset = (y: string, more = {}) => ({ ...newDataset, y, ...more })

function draw(change: Partial<GraphConfig>, rows: readonly Row[]): string {
  return renderToStaticMarkup(
    createElement(Graph, {
      config: { ...newGraph, x: 'day', datasets: [dataset('made')], ...change },
      rows,
      look: { fontSize: 12, maxLabelSize: -1, gridColor: '#cccccc', animationDuration: 0 },
      nameOf: (key) => `Pieces ${key}`,
      plant: place,
      say: (key) => key,
    }),
  )
}
const times = (markup: string, what: string) => markup.split(what).length - 1

test('T-PLANT-372 a bar beyond the axis has a torn end and says its value with an arrow, also without values on bars', () => {
  const rows = [
    { day: 'Mon', made: 300_000 },
    { day: 'Tue', made: 30_000 },
  ]
  for (const valueLabels of ['none', 'start'] as const) {
    const bars = draw({ graphType: 'bar', yMax: 40_000, datasets: [dataset('made', { valueLabels })] }, rows)
    expect(times(bars, 'data-cut="top"')).toBe(1)
    expect(times(bars, `class="${styles.torn}"`)).toBe(1)
    expect(bars).toContain('>↑ 300,000</span>')
    expect(bars).not.toContain('↑ 30,000')
  }
  const below = draw({ graphType: 'bar', yMin: 40_000, yMax: 400_000 }, rows)
  expect(below).toContain('>↓ 30,000</span>')
})

test('T-PLANT-377 of ten thousand rows a line and a scatter draw what can be seen', () => {
  // The hidden table has every row; the picture is what stands before it.
  const picture = (graphType: 'line' | 'scatter') => {
    const rows = Array.from({ length: 10_000 }, (_, day) => ({ day, made: day === 4321 ? 900 : day % 7 }))
    return draw({ graphType }, rows).split('<table')[0] ?? ''
  }
  const line = picture('line')
  expect(times(line, `class="${styles.spot}"`)).toBeLessThan(600)
  const [, path = ''] = / d="([^"]+)"/.exec(line) ?? []
  expect(times(path, 'L')).toBeLessThanOrEqual(4 * 800)
  expect(line.includes('top:10%')).toBe(true)
  expect(times(picture('scatter'), `class="${styles.spot}"`)).toBeLessThan(600)
})

/** The cells of the hidden table, row by row. */
function read(markup: string): string[][] {
  const table = markup.slice(markup.indexOf('<table'))
  return [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<(?:td|th)[^>]*?(?:\/>|>(.*?)<\/t[dh]>)/g)].map(([, cell = '']) => cell),
  )
}
const rows = [
  { day: 'Mon', made: 1200, scrap: 3 },
  { day: 'Tue', made: 800 },
  { day: 'Tue', made: 100, scrap: 1 },
]
const two = [dataset('made'), dataset('scrap')]

test('T-PLANT-389 who cannot see a graph reads a row for each category and a column for each series', () => {
  const bars = draw({ graphType: 'bar', datasets: two }, rows)
  expect(read(bars)).toEqual([
    ['', 'Pieces made', 'Pieces scrap'],
    ['Mon', '1,200', '3'],
    ['Tue', '900', '1'],
  ])
  expect(times(bars, '<th scope="col">')).toBe(2)
  expect(times(bars, '<th scope="row">')).toBe(2)
  const split = [dataset('made', { splitSet: true, splitKey: 'scrap' })]
  expect(read(draw({ graphType: 'line', datasets: split }, rows))).toEqual([
    ['', '3', '', '1'],
    ['Mon', '1,200', '-', '-'],
    ['Tue', '-', '800', '100'],
  ])
})

test('T-PLANT-389 of a circle the series that is drawn is read, of a scatter each point', () => {
  expect(read(draw({ graphType: 'pie', datasets: two }, rows))).toEqual([
    ['', 'Pieces made'],
    ['Mon', '1,200'],
    ['Tue', '900'],
  ])
  expect(read(draw({ graphType: 'scatter' }, rows)).map(([x, y]) => [x, y])).toEqual([
    ['', 'Pieces made'],
    ['Mon', '1,200'],
    ['Tue', '800'],
    ['Tue', '100'],
  ])
})
