/** One question of a page, and all its charts as one answer: every number on the screen is of the same rows. */

import type { Amount } from '../../ground/by-unit.ts'
import { toDecimals } from '../../ground/statistics/decimals.ts'
import { chosenUnits } from './chosen-units.ts'
import { filtersOf, measureOf } from './dataset-columns.ts'
import type { Dataset } from './datasets.ts'
import { type Period, selectedRows } from './selection.ts'
import { type Bar, type OverTime, overTime, perPlace, type Ranked, ranked, total } from './sums.ts'
import { column, labelsOf, type Table, wordAt } from './table.ts'
import type { ViewConfig } from './view-config.ts'

export interface Question {
  readonly dataset: Dataset
  readonly view: ViewConfig
  readonly period: Period
  /** 'scrap_cost' where a page shows cost; else the dataset's own measure. */
  readonly cost: boolean
}

export interface CardRow {
  readonly key: string
  readonly card_no: string
  readonly part_no: string
  readonly machine: string
  readonly value: number
  /** Percent of all, two decimals; null while the whole is nothing. */
  readonly share: number | null
}

/** A finished card, with what was planned beside what was made. */
export interface FinishedCard {
  readonly key: string
  readonly card_no: string
  readonly part_no: string
  readonly machine: string
  readonly unit: string
  readonly stop_date: string
  readonly planned_qty: number
  readonly good_prod_qty: number
  readonly scrap_qty: number
  readonly planned_hours: number
  readonly real_hours: number
  readonly tak: number | null
}

export interface Answer {
  readonly count: number
  /** Of what the charts show: with several units, of the first. */
  readonly sum: number
  /** Of all records; empty for a cost, and where no unit is known. */
  readonly units: readonly Amount[]
  /** Records without a cost, on pages about cost. */
  readonly without: number
  readonly ranked: Readonly<Record<string, Ranked>>
  readonly places: Readonly<Record<string, readonly Bar[]>>
  readonly overTime: OverTime | null
  readonly cards: readonly CardRow[]
  readonly finished: readonly FinishedCard[]
}

/** A page says how many more there are. */
export const MOST_CARDS = 500

const nothing = { ranked: {}, places: {}, overTime: null, cards: [], finished: [] } as const

export function answerTo(table: Table, { dataset, view, period, cost }: Question): Answer {
  const rows = selectedRows(table, view, period)
  const measure = cost && dataset === 'history-scrap' ? 'scrap_cost' : measureOf[dataset]
  const units = measure === 'scrap_cost' ? { sums: [], rows } : chosenUnits(table, rows, measure)
  const chosen = { table, rows: units.rows, measure }
  const { sum, without } = total(chosen)
  const head = { ...nothing, count: rows.length, sum, units: units.sums, without }
  const rankedBy = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ranked(chosen, name)]))
  const places = (names: readonly ('day_of_week' | 'hour_of_day' | 'shift')[]) =>
    Object.fromEntries(names.map((name) => [name, perPlace(chosen, name)]))
  const key = `${dataset}/${view.overview}`
  switch (key) {
    case 'history-scrap/overview-1':
      return { ...head, ranked: rankedBy(scrapBars), overTime: overTime(chosen, view.groupBy) }
    case 'history-scrap/overview-2':
      return { ...head, ranked: rankedBy(scrapBars), cards: cardRows(chosen, sum) }
    case 'history-scrap/overview-3': {
      const stacked = overTime(chosen, view.groupBy, { by: 'scrap_reason_category' })
      return { ...head, ranked: rankedBy(scrapBars), overTime: stacked }
    }
    case 'history-scrap/overview-4':
      return { ...head, places: places(['day_of_week', 'hour_of_day', 'shift']) }
    case 'history-day/overview-1': {
      const bars = rankedBy(['machine_id', 'part_no', 'tool_id'])
      return { ...head, ranked: bars, places: places(['shift']), overTime: overTime(chosen, view.groupBy) }
    }
    case 'history-day/overview-2': {
      const byMachine = overTime(chosen, view.groupBy, { by: 'machine_id', most: Number.POSITIVE_INFINITY })
      return { ...head, places: places(['day_of_week', 'shift']), overTime: byMachine }
    }
    default:
      return { ...head, finished: finishedCards(table, rows) }
  }
}

const scrapBars = ['card_no', 'tool_id', 'part_no', 'machine_id'] as const

/** Scrap of one card at one machine is one row. */
function cardRows(
  { table, rows, measure }: { table: Table; rows: Uint32Array; measure: string },
  sum: number,
): CardRow[] {
  const cards = column(table, 'card_no')
  const machines = column(table, 'machine_id')
  const names = labelsOf(table, 'machine_id')
  const values = table.numbers[measure] ?? new Float64Array(table.length)
  const found = new Map<number, { row: number; value: number }>()
  for (const row of rows) {
    const key = cards.at[row]! * machines.words.length + machines.at[row]!
    const known = found.get(key)
    const value = Number.isNaN(values[row]!) ? 0 : values[row]!
    if (known) known.value += value
    else found.set(key, { row, value })
  }
  return [...found.values()]
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_CARDS)
    .map(({ row, value }) => {
      const card_no = wordAt(table, 'card_no', row)
      const machine_id = wordAt(table, 'machine_id', row)
      return {
        key: `${card_no}|${machine_id}`,
        card_no,
        part_no: wordAt(table, 'part_no', row),
        machine: names[machines.at[row]!] ?? machine_id,
        value: toDecimals(value, 6),
        share: sum === 0 ? null : toDecimals((value / sum) * 100, 2),
      }
    })
}

function finishedCards(table: Table, rows: Uint32Array): FinishedCard[] {
  const stops = column(table, 'stop_date')
  const newest = [...rows].sort((a, b) => (stops.words[stops.at[b]!]! < stops.words[stops.at[a]!]! ? -1 : 1))
  const number = (name: string, row: number) => table.numbers[name]?.[row] ?? Number.NaN
  const known = (value: number) => (Number.isNaN(value) ? 0 : value)
  const hours = (seconds: number) => toDecimals(known(seconds) / 3600, 2)
  return newest.slice(0, MOST_CARDS).map((row) => {
    const tak = number('tak', row)
    const [card_no, machine] = [wordAt(table, 'card_no', row), wordAt(table, 'machine_id', row)]
    return {
      key: `${card_no}|${machine}`,
      card_no,
      machine: wordAt(table, 'machine_description', row) || machine,
      part_no: wordAt(table, 'part_no', row),
      unit: wordAt(table, 'unit', row),
      stop_date: wordAt(table, 'stop_date', row),
      planned_qty: known(number('planned_qty', row)),
      good_prod_qty: known(number('good_prod_qty', row)),
      scrap_qty: known(number('scrap_qty', row)),
      planned_hours: hours(number('planned_total_time_seconds', row)),
      real_hours: hours(number('machine_run_time', row)),
      tak: Number.isNaN(tak) ? null : tak,
    }
  })
}

/** What the filters of a page offer: every value of the data with its words, and how far scrap quantities reach. */
export interface Offer {
  readonly options: Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>
  readonly weeks: readonly string[]
  readonly largest: number | undefined
}

export function offerOf(table: Table, dataset: Dataset): Offer {
  const options = Object.fromEntries(
    filtersOf(dataset).map((name) => {
      const labels = labelsOf(table, name)
      const { words } = column(table, name)
      const all = words.map((value, at) => ({ value, label: labels[at] ?? value })).filter(({ value }) => value !== '')
      return [name, all.sort((a, b) => compare.compare(a.value, b.value))]
    }),
  )
  const scrap = table.numbers.scrap_qty
  let largest = scrap && scrap.length > 0 ? 0 : undefined
  if (scrap && largest !== undefined) for (const value of scrap) if (value > largest) largest = value
  return { options, weeks: [...column(table, 'week_number').words].sort().reverse(), largest }
}

/** 10,000 card numbers: a collator that is made once sorts them in a few milliseconds. */
const compare = new Intl.Collator('en', { numeric: true })
