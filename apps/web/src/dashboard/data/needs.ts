/** What data a widget asks for. The dashboard fetches it, once for all widgets that ask for the same. */
import { type LiveEventName, liveEventNames } from '@takt/contract/ground/live-event-names.ts'
import type { ProcedureInput, ProcedureRow } from '@takt/contract/procedures.ts'
import type { Dashboard, DataSource } from '@takt/domain/dashboards/dashboard.ts'
import { STATIC_VALUES } from '@takt/domain/dashboards/dashboard.ts'
import { chosenInterval, pollInterval } from '@takt/domain/dashboards/interval.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import type { HistoryRow } from '@takt/domain/history/statistics/mtbf/history-row.ts'
import type { PeriodOptions } from '@takt/domain/history/statistics/mtbf/periods.ts'
import type { MachineHistory } from '@takt/domain/history/time-history/machine-history.ts'
import type { TimeHistoryPeriod } from '@takt/domain/history/time-history/periods.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { RunningOrder } from '@takt/domain/orders/model/order.ts'

export interface SourceNeed {
  readonly kind: 'source'
  readonly slug: string
  readonly every?: number
}
export interface MachineNeed {
  readonly kind: 'machine'
  readonly machine_id: string
}
/** Loads with an interval of their own: for figures that grow while no event comes. */
export interface MachineCallNeed<
  Call extends 'get_machine' | 'get_running_orders' = 'get_machine' | 'get_running_orders',
> {
  readonly kind: 'call'
  readonly call: Call
  readonly machine_id: string
  readonly every: number
}

/** What machines did lately. */
export interface TimeHistoryNeed {
  readonly kind: 'time-history'
  readonly machine_ids: readonly string[]
  readonly period: TimeHistoryPeriod
  readonly every: number
}

/** The day figures of machines over the periods of a report that ends today. */
export interface DayHistoryNeed {
  readonly kind: 'day-history'
  readonly machine_ids: readonly string[]
  readonly periods: PeriodOptions
  readonly every: number
}

export type FeedingLoad =
  | 'get_documents'
  | 'get_files'
  | 'get_lean_days'
  | 'get_machine_figures'
  | 'get_machines'
  | 'get_media_folder'
  | 'get_own_overview_data'
  | 'get_planned_orders'
  | 'get_production_goals'
  | 'get_query_data'
  | 'get_query_list'
  | 'get_running_orders'
  | 'get_scrap_of_days'
  | 'get_stop_codes'
  | 'get_stop_figures'
  | 'get_target_fulfilment'
  | 'get_target_losses'

/** A load asked as it stands, and waited for like a source. */
export interface LoadNeed<Call extends FeedingLoad = FeedingLoad> {
  readonly kind: 'load'
  readonly call: Call
  readonly payload: ProcedureInput<Call>
  /** Five seconds or less: once. */
  readonly every: number
  /** Not asked for; the widget gets no rows and waits for none. */
  readonly skipped?: true
}

export type Need = SourceNeed | MachineNeed | MachineCallNeed | TimeHistoryNeed | DayHistoryNeed | LoadNeed
export interface Needs {
  readonly [name: string]: Need
}

export type DataOf<N extends Need> = N extends SourceNeed
  ? readonly Row[]
  : N extends MachineNeed
    ? Machine | undefined
    : N extends TimeHistoryNeed
      ? readonly MachineHistory[]
      : N extends DayHistoryNeed
        ? readonly HistoryRow[]
        : N extends LoadNeed<infer Call>
          ? readonly ProcedureRow<Call>[]
          : N extends MachineCallNeed<'get_running_orders'>
            ? readonly RunningOrder[]
            : readonly Machine[]
export type NeedData<N extends Needs> = { readonly [K in keyof N]: DataOf<N[K]> }

export const need = {
  source: (slug: string, every?: number): SourceNeed => ({
    kind: 'source',
    slug,
    ...(every === undefined ? {} : { every }),
  }),
  /** The row of the machine store: every change arrives at once. */
  machine: (machine_id: string): MachineNeed => ({ kind: 'machine', machine_id }),
  runningOrders: (machine_id: string, every: number): MachineCallNeed<'get_running_orders'> => ({
    kind: 'call',
    call: 'get_running_orders',
    machine_id,
    every,
  }),
  /** The machine asked anew, for sums such as today's run time. */
  freshMachine: (machine_id: string, every: number): MachineCallNeed<'get_machine'> => ({
    kind: 'call',
    call: 'get_machine',
    machine_id,
    every,
  }),
  timeHistory: (machine_ids: readonly string[], period: TimeHistoryPeriod, every: number): TimeHistoryNeed => ({
    kind: 'time-history',
    machine_ids,
    period,
    every,
  }),
  dayHistory: (machine_ids: readonly string[], periods: PeriodOptions, every: number): DayHistoryNeed => ({
    kind: 'day-history',
    machine_ids,
    periods,
    every,
  }),
  load: <Call extends FeedingLoad>(call: Call, payload: ProcedureInput<Call>, every: number): LoadNeed<Call> => ({
    kind: 'load',
    call,
    payload,
    every,
  }),
  /** A load that only some settings of the widget ask for. */
  loadIf: <Call extends FeedingLoad>(
    asked: boolean,
    call: Call,
    payload: ProcedureInput<Call>,
    every: number,
  ): LoadNeed<Call> => ({ kind: 'load', call, payload, every, ...(asked ? {} : { skipped: true as const }) }),
}

export type SourceNeeds = Readonly<Record<string, SourceNeed>>

/** The rows of several sources, each by its slug. Fixed values are asked from nobody. */
export function needSources(slugs: readonly string[], every?: number): SourceNeeds {
  const asked = slugs.filter((slug) => slug !== '' && slug !== STATIC_VALUES)
  return Object.fromEntries(asked.map((slug) => [slug, need.source(slug, every)]))
}

export function needKey(one: Need): string {
  if (one.kind === 'source') return `source:${one.slug}`
  if (one.kind === 'machine') return `machine:${one.machine_id}`
  if (one.kind === 'time-history') return `time-history:${one.period}:${one.machine_ids.join(';')}`
  if (one.kind === 'day-history') return `day-history:${JSON.stringify(one.periods)}:${one.machine_ids.join(';')}`
  if (one.kind === 'load') return `${one.call}:${JSON.stringify(one.payload)}`
  return `${one.call}:${one.machine_id}`
}

export interface SourceToFeed {
  readonly key: string
  readonly source: DataSource
  readonly every: number | undefined
}
export interface CallToFeed {
  readonly key: string
  readonly need: MachineCallNeed
}
export interface HistoryToFeed {
  readonly key: string
  readonly need: TimeHistoryNeed
}
export interface DayHistoryToFeed {
  readonly key: string
  readonly need: DayHistoryNeed
}

export interface LoadToFeed {
  readonly key: string
  readonly need: LoadNeed
}

/** The interval of what is loaded once. */
const ONCE = -1

/** Every load once, however many widgets ask for it; the shortest interval asked for counts: D-SCREEN-12-X. */
export function feedsOf(
  dashboard: Pick<Dashboard, 'dataSources'>,
  needs: readonly Need[],
): {
  readonly sources: readonly SourceToFeed[]
  readonly calls: readonly CallToFeed[]
  readonly histories: readonly HistoryToFeed[]
  readonly dayHistories: readonly DayHistoryToFeed[]
  readonly loads: readonly LoadToFeed[]
  /** Slugs that widgets ask for and no source of the dashboard has. */
  readonly missing: readonly string[]
} {
  const sources = new Map<string, SourceToFeed>()
  const calls = new Map<string, CallToFeed>()
  const histories = new Map<string, HistoryToFeed>()
  const dayHistories = new Map<string, DayHistoryToFeed>()
  const loads = new Map<string, LoadToFeed>()
  const missing = new Set<string>()
  for (const one of needs) {
    const key = needKey(one)
    if (one.kind === 'call' && one.machine_id !== '') {
      const known = calls.get(key)?.need.every ?? Number.POSITIVE_INFINITY
      calls.set(key, { key, need: { ...one, every: Math.min(known, one.every) } })
    }
    if (one.kind === 'time-history' && one.machine_ids.length > 0) {
      const known = histories.get(key)?.need.every ?? Number.POSITIVE_INFINITY
      histories.set(key, { key, need: { ...one, every: Math.min(known, one.every) } })
    }
    if (one.kind === 'day-history' && one.machine_ids.length > 0) {
      const known = dayHistories.get(key)?.need.every ?? Number.POSITIVE_INFINITY
      dayHistories.set(key, { key, need: { ...one, every: Math.min(known, one.every) } })
    }
    if (one.kind === 'load' && !one.skipped) {
      const every = sooner(pollInterval(loads.get(key)?.need.every ?? ONCE), pollInterval(one.every)) ?? ONCE
      loads.set(key, { key, need: { ...one, every } })
    }
    if (one.kind !== 'source' || one.slug === STATIC_VALUES || one.slug === '') continue
    const source = dashboard.dataSources.find(({ slug }) => slug === one.slug)
    if (source === undefined) {
      missing.add(one.slug)
      continue
    }
    const every = pollInterval(chosenInterval(one.every, source.interval))
    sources.set(key, { key, source, every: sooner(sources.get(key)?.every, every) })
  }
  return {
    sources: [...sources.values()],
    calls: [...calls.values()],
    histories: [...histories.values()],
    dayHistories: [...dayHistories.values()],
    loads: [...loads.values()],
    missing: [...missing],
  }
}

/**
 * The live events after which a source is asked for again. Rows of machines are changed in place by MachineChanged: asking
 * for all of them after every cycle of every machine would cost a request a moment and show nothing new.
 */
export function reloadEvents(source: Pick<DataSource, 'source' | 'events'>): LiveEventName[] {
  return liveEventNames.filter(
    (name) => source.events.includes(name) && !(source.source === 'machines' && name === 'MachineChanged'),
  )
}

function sooner(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return Math.min(one, other)
}
