/** The longest that each column of the overview holds just now: what its width goes by. */
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { implausibleFigure } from '@takt/domain/machines/oee/plausible.ts'
import type { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'

/** Of texts those that may be the widest, figures as 0; of numbers the largest. */
export interface LongestOfRows {
  readonly machine_id: readonly string[]
  readonly work_order_no: readonly string[]
  readonly tool_id: readonly string[]
  readonly card_no: readonly string[]
  readonly pieces: number
  /** Of the orders' quantities: one stands in the heading, several in the rows. */
  readonly orderUnits: readonly string[]
  readonly uncoded_stops: number
  readonly priority: number
  /** How many figures the days have that a state lasts; 0: none lasts a day. */
  readonly days: number
  /** One moment of each day on which a machine was last heard of that has been silent since the day before. */
  readonly silent: readonly string[]
}

export interface LongestFigures {
  readonly scrap: number
  readonly good: number
  /** Of the quantities, where the rows have more than one. */
  readonly units: readonly string[]
  readonly oee: number
  /** One of them has the sign of a figure that cannot be right. */
  readonly isDoubtful: boolean
  readonly run_time: number
  readonly stop_time: number
  readonly micro_time: number
}

const DAY_MS = 86_400_000
/** So many letters fewer are never wider. */
const NARROWER = 3
const MOST_DAYS = 40

export function longestOfRows(rows: readonly Machine[], now: number): LongestOfRows {
  const oldest = Math.min(
    now,
    ...rows.map(({ status_since }) => (status_since === '' ? now : Date.parse(status_since))),
  )
  const days = Math.floor((now - oldest) / DAY_MS)
  const silent = new Map<string, string>()
  for (const { last_signal } of rows) {
    if (last_signal === '' || now - Date.parse(last_signal) < DAY_MS / 24) continue
    if (silent.size < MOST_DAYS) silent.set(last_signal.slice(0, 10), last_signal)
  }
  return {
    machine_id: widest(rows.map((row) => row.machine_id)),
    work_order_no: widest(rows.map((row) => row.work_order_no)),
    tool_id: widest(rows.map((row) => row.tool_id)),
    card_no: widest(rows.map((row) => row.card_no)),
    pieces: largest(rows.flatMap((row) => [row.card_good_qty, row.planned_op_qty])),
    orderUnits: [...new Set(rows.map(({ unit }) => unit).filter((unit) => unit !== ''))].sort(),
    uncoded_stops: largest(rows.map((row) => row.uncoded_stops)),
    priority: largest(rows.map((row) => row.priority)),
    days: days === 0 ? 0 : String(days).length,
    silent: [...silent.values()].sort(),
  }
}

export function longestFigures(figures: readonly MachineFigures[]): LongestFigures {
  return {
    scrap: largest(figures.flatMap(({ made }) => made.map(({ scrap_qty }) => scrap_qty))),
    good: largest(figures.flatMap(({ made }) => made.map(({ good_qty }) => good_qty))),
    units: unitsOf(figures),
    oee: largest(figures.map(({ oee }) => oee ?? 0)),
    isDoubtful: figures.some((of) => implausibleFigure(of) !== undefined),
    run_time: largest(figures.map(({ run_seconds }) => run_seconds)),
    stop_time: largest(figures.map(({ stop_seconds }) => stop_seconds)),
    micro_time: largest(figures.map(({ micro_seconds }) => micro_seconds)),
  }
}

/** None where all quantities have the same. */
export function unitsOf(figures: readonly Pick<MachineFigures, 'made'>[]): string[] {
  const units = [...new Set(figures.flatMap(({ made }) => made.map(({ unit }) => unit)))].sort()
  return units.length < 2 ? [] : units
}

function widest(texts: readonly string[]): string[] {
  const most = texts.reduce((length, text) => Math.max(length, text.length), 0)
  const long = texts.filter((text) => text.length > most - NARROWER)
  return [...new Set(long.map((text) => text.replace(/\d/g, '0')))].sort()
}

/** With the decimals that any of them has: 9.25 needs more room than 120. */
function largest(numbers: readonly number[]): number {
  const most = numbers.reduce((so_far, each) => Math.max(so_far, each), 0)
  return numbers.every(Number.isInteger) ? most : Math.trunc(most) + 0.88
}
