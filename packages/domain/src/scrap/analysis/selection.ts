import { passesRange, untouched } from '../scrap-range.ts'
import { filterNames } from './dataset-columns.ts'
import { column, type Table } from './table.ts'
import type { ViewConfig } from './view-config.ts'

export interface Period {
  readonly start: string
  readonly end: string
}

/** The rows that a view asks for. Each word of a column is judged once; a row only looks its words up. */
export function selectedRows(table: Table, view: ViewConfig, period: Period): Uint32Array {
  const judged: { readonly at: Uint32Array; readonly passes: Uint8Array }[] = []
  const judge = (name: string, passes: (word: string) => boolean) => {
    const { words, at } = column(table, name)
    // A dataset without this column is not asked about it.
    if (words.length > 0) judged.push({ at, passes: Uint8Array.from(words, (word) => (passes(word) ? 1 : 0)) })
  }
  judge('trans_date', (day) => day >= period.start && day <= period.end)
  if (view.weeksEnabled && view.week_numbers.length > 0) {
    const weeks = new Set(view.week_numbers)
    judge('week_number', (week) => weeks.has(week))
  }
  if (view.forceProdtime) judge('shift', (shift) => shift !== '0')
  for (const name of filterNames) {
    const chosen = view.query[name]
    if (!chosen?.enabled || chosen.values.length === 0) continue
    const values = new Set(chosen.values)
    judge(name, (word) => values.has(word))
  }
  const wish = view.query.scrap_qty ?? untouched
  const scrap = wish.min === null && wish.max === null ? undefined : table.numbers.scrap_qty
  const passes = (row: number): boolean => {
    for (const { at, passes: known } of judged) if (known[at[row]!] === 0) return false
    return scrap === undefined || passesRange(scrap[row]!, wish)
  }
  const rows = new Uint32Array(table.length)
  let count = 0
  for (let row = 0; row < table.length; row += 1) {
    if (!passes(row)) continue
    rows[count] = row
    count += 1
  }
  return rows.subarray(0, count)
}
