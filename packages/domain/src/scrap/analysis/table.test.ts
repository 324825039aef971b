import { expect, test } from 'vitest'
import { columnPage } from './column-page.ts'
import { chunksOf, column, replacedFrom, tableOf, wordAt } from './table.ts'

const columns = { texts: ['trans_date', 'card_no'], numbers: ['record_no', 'scrap_cost'] }

/** A hundred rows a day. */
function rowsFrom(first: number, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    trans_date: `2026-11-${String(1 + Math.floor((first + at) / 100)).padStart(2, '0')}`,
    card_no: `C${first + at}`,
    record_no: first + at,
    scrap_cost: at % 2 === 0 ? null : at,
  }))
}

test('W-DATA-05 T-PLANT-313 rows are stored in chunks of 1000, each with its own words alone, and make the same table again', () => {
  const page = columnPage(rowsFrom(0, 2500), columns)
  const chunks = chunksOf(columns, page)
  expect(chunks.map(({ length }) => length)).toEqual([1000, 1000, 500])
  expect(column(chunks[1]!, 'card_no').words).toHaveLength(1000)
  expect(column(chunks[2]!, 'trans_date').words).toEqual([
    ...['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'],
  ])
  expect(tableOf(columns, chunks)).toEqual(tableOf(columns, [page]))
  expect(chunksOf(columns, columnPage([], columns))).toEqual([])
})

test('W-DATA-06 T-PLANT-313 of chunks that a later load touches what is older stays, and no word of what went', () => {
  const chunks = chunksOf(columns, columnPage(rowsFrom(0, 2000), columns))
  const fresh = columnPage(rowsFrom(1500, 30), columns)
  const next = replacedFrom(chunks, '2026-11-16', { columns, pages: [fresh] })
  expect(next.length).toBe(1530)
  expect(column(next, 'trans_date').words.at(-1)).toBe('2026-11-16')
  expect(wordAt(next, 'card_no', 1529)).toBe('C1529')
})
