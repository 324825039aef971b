import type { Amount } from '../../ground/by-unit.ts'
import { exact } from '../../ground/statistics/decimals.ts'
import { column, type Table } from './table.ts'

export interface ChosenUnits {
  /** A sum for each unit, that of most rows first. */
  readonly sums: readonly Amount[]
  /** The rows of the first: a bar of kilograms and pieces together says nothing. */
  readonly rows: Uint32Array
}

/** What has no unit, because no order accounts for it, counts with the unit of most rows. */
export function chosenUnits(table: Table, rows: Uint32Array, measure: string): ChosenUnits {
  const { words, at } = column(table, 'unit')
  const sums = new Float64Array(words.length)
  const count = new Uint32Array(words.length)
  const values = table.numbers[measure] ?? new Float64Array(table.length)
  for (const row of rows) {
    const place = at[row] ?? 0
    count[place]! += 1
    if (!Number.isNaN(values[row]!)) sums[place]! += values[row]!
  }
  const places = words.map((_, place) => place).filter((place) => count[place]! > 0)
  const named = places.filter((place) => words[place] !== '').sort((a, b) => count[b]! - count[a]!)
  const main = named[0]
  if (main === undefined) return { sums: [], rows }
  const others = named.slice(1)
  const unnamed = places.find((place) => words[place] === '')
  if (unnamed !== undefined) sums[main]! += sums[unnamed]!
  return {
    sums: named.map((place) => ({ unit: words[place]!, quantity: exact(sums[place]!) })),
    rows: others.length === 0 ? rows : rows.filter((row) => !others.includes(at[row]!)),
  }
}
