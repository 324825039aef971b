/** What a person has chosen on a page of the analysis; a saved view keeps exactly this. */
import type { Horizon } from '../../ground/statistics/horizons.ts'
import { DEFAULT_HORIZON } from '../../ground/statistics/horizons.ts'
import type { FilterName } from './dataset-columns.ts'
import type { Overview } from './datasets.ts'

export const groupings = ['day', 'week', 'month', 'year'] as const
export type Grouping = (typeof groupings)[number]

export interface ChosenValues {
  readonly values: readonly string[]
  /** Switched off by hand the values stay, and do not count. */
  readonly enabled: boolean
}

export interface ViewConfig {
  readonly query: Readonly<Partial<Record<FilterName, ChosenValues>>> & {
    readonly scrap_qty?: { readonly min: number | null; readonly max: number | null }
  }
  readonly groupBy: Grouping
  readonly forceProdtime: boolean
  readonly week_numbers: readonly string[]
  readonly weeksEnabled: boolean
  readonly timeHorizon: Horizon
  /** Days; they count with the horizon 'custom'. */
  readonly startTime: string
  readonly endTime: string
  readonly overview: Overview
}

export function newView(overview: Overview): ViewConfig {
  return {
    query: {},
    groupBy: 'week',
    forceProdtime: true,
    week_numbers: [],
    weeksEnabled: false,
    timeHorizon: DEFAULT_HORIZON,
    startTime: '',
    endTime: '',
    overview,
  }
}

/** Shift 0 is asked for by choosing it: what was chosen decides about production time. */
export function withFilter(view: ViewConfig, name: FilterName, chosen: ChosenValues): ViewConfig {
  const query = { ...view.query, [name]: chosen }
  const shifts = query.shift
  return { ...view, query, forceProdtime: !(shifts?.enabled && shifts.values.includes('0')) }
}

/** A pressed bar adds its value. */
export function withValue(view: ViewConfig, name: FilterName, value: string): ViewConfig {
  const before = view.query[name]
  const values = before?.enabled ? before.values.filter((known) => known !== value) : []
  return withFilter(view, name, { values: [...values, value], enabled: true })
}

export function countFilters(view: ViewConfig): number {
  const { scrap_qty, ...lists } = view.query
  const on = Object.values(lists).filter((chosen) => chosen?.enabled && chosen.values.length > 0).length
  const range = scrap_qty !== undefined && (scrap_qty.min !== null || scrap_qty.max !== null)
  return on + (range ? 1 : 0) + (view.weeksEnabled && view.week_numbers.length > 0 ? 1 : 0)
}
