/** The loads of a dashboard: one invisible feed for each, which puts what it hears into the store. */
import type { LiveEventName } from '@takt/contract/ground/live-event-names.ts'
import type { DataSource } from '@takt/domain/dashboards/dashboard.ts'
import { pollInterval } from '@takt/domain/dashboards/interval.ts'
import { missingParameter, type QueryValues } from '@takt/domain/dashboards/parameters.ts'
import { rowsOfMachines } from '@takt/domain/dashboards/rows.ts'
import { sourcePlace } from '@takt/domain/dashboards/source-place.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { parseMachineList } from '@takt/domain/machines/machine-list.ts'
import { machinesAt } from '@takt/domain/machines/overview/machines-at.ts'
import { useEffect } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { machines, useMachinesLoad } from '../../data/machines/machines.ts'
import { useText } from '../../data/words/use-text.ts'
import { DayHistoryFeed } from './DayHistoryFeed.tsx'
import type { Cell, DashboardStore } from './dashboard-store.ts'
import { draftOf } from './draft-of.ts'
import { HistoryFeed } from './HistoryFeed.tsx'
import { machinesChangedAt, onMachineChanges } from './machine-changes.ts'
import { withLiveMachines } from './machine-rows.ts'
import {
  type CallToFeed,
  type DayHistoryToFeed,
  type HistoryToFeed,
  type LoadToFeed,
  need,
  needKey,
  reloadEvents,
  type SourceToFeed,
} from './needs.ts'
import { usePolling } from './use-polling.ts'

export interface FeedPlace {
  readonly store: DashboardStore
  readonly template: string
  /** The names the dashboard declares, and the values of the page's query. */
  readonly names: readonly string[]
  readonly query: QueryValues
  /** The builder shows sources that are not saved yet: rows of machines then come from the machine store. */
  readonly local: boolean
}

export function Feeds(props: {
  readonly sources: readonly SourceToFeed[]
  readonly calls: readonly CallToFeed[]
  readonly histories: readonly HistoryToFeed[]
  readonly dayHistories: readonly DayHistoryToFeed[]
  readonly loads: readonly LoadToFeed[]
  readonly missing: readonly string[]
  readonly place: FeedPlace
}) {
  useMachinesLoad()
  return (
    <>
      {props.sources.map((feed) =>
        props.place.local && feed.source.source === 'machines' ? (
          <LocalMachinesFeed key={feed.key} feed={feed} place={props.place} />
        ) : (
          <SourceFeed key={feed.key} feed={feed} place={props.place} />
        ),
      )}
      {props.calls.map((feed) => (
        <CallFeed key={feed.key} feed={feed} place={props.place} />
      ))}
      {props.histories.map((feed) => (
        <HistoryFeed key={feed.key} feed={feed} store={props.place.store} />
      ))}
      {props.dayHistories.map((feed) => (
        <DayHistoryFeed key={feed.key} feed={feed} store={props.place.store} />
      ))}
      {props.missing.map((slug) => (
        <MissingSource key={slug} slug={slug} store={props.place.store} />
      ))}
      {props.loads.map((feed) => (
        <LoadFeed key={feed.key} feed={feed} store={props.place.store} />
      ))}
    </>
  )
}

interface Loaded {
  readonly rows: readonly unknown[] | undefined
  readonly error: Error | null
  readonly updatedAt: number
}

function cellOf(load: Loaded): Cell {
  const rows = load.rows ?? []
  if (load.error !== null) return { rows, state: 'failed', updatedAt: load.updatedAt, word: load.error.message }
  return { rows, state: load.rows === undefined ? 'waiting' : 'ready', updatedAt: load.updatedAt, word: '' }
}

function SourceFeed({ feed, place }: { readonly feed: SourceToFeed; readonly place: FeedPlace }) {
  const { source, key } = feed
  const { store } = place
  const missing = missingParameter(source, place.names, place.query)
  const on = { enabled: missing === undefined, reloadOn: reloadEvents(source) }
  const parameters = valuesOf(source, place)
  const saved = useLoad(
    'get_dashboard_data',
    { template: place.template, slug: source.slug, parameters },
    { ...on, enabled: on.enabled && !place.local },
  )
  // What is being built is asked for as it stands on the screen: the server does not know it yet.
  const drafted = useLoad('preview_data_source', draftOf(source, parameters), {
    ...on,
    enabled: on.enabled && place.local,
  })
  const load = place.local ? drafted : saved
  // A source that lacks its parameter is not asked, also not when the page is shown again.
  const reload = missing === undefined ? load.reload : async () => undefined
  usePolling(reload, missing === undefined ? feed.every : undefined, { failed: load.error !== null })
  const { rows, error, updatedAt } = load
  const live = source.source === 'machines'
  useEffect(() => {
    if (missing !== undefined) {
      store.put(key, { rows: [], state: 'select-parameter', updatedAt: 0, word: missing })
      return
    }
    const cell = cellOf({ rows, error, updatedAt })
    if (!live || rows === undefined) {
      store.put(key, cell)
      return
    }
    const on = { loadedAt: updatedAt, changedAt: machinesChangedAt, machine: (id: string) => machines.get(id) }
    const put = () => store.put(key, { ...cell, rows: withLiveMachines(rows, on) })
    put()
    return onMachineChanges(put)
  }, [store, key, missing, rows, error, updatedAt, live])
  return null
}

/** Only values that the source itself reads: another parameter of the page does not make it another request. */
function valuesOf(source: DataSource, place: FeedPlace): Record<string, string> {
  const texts = Object.values(source.parameters)
  const used = place.names.filter((name) => texts.some((text) => text.includes(`[${name}]`)))
  return Object.fromEntries(used.map((name) => [name, place.query[name] ?? '']))
}

/** Says what would otherwise be waited for without an end. */
function MissingSource({ slug, store }: { readonly slug: string; readonly store: DashboardStore }) {
  const say = useText()
  const word = say('widget.source-missing', { slug })
  useEffect(
    () => store.put(needKey(need.source(slug)), { rows: [], state: 'failed', updatedAt: 0, word }),
    [store, slug, word],
  )
  return null
}

function LocalMachinesFeed({ feed, place }: { readonly feed: SourceToFeed; readonly place: FeedPlace }) {
  const { key } = feed
  const { store } = place
  const { machine_ids: list = '', locationtype = '', location = '' } = feed.source.parameters
  useEffect(() => {
    const put = () => {
      const place = sourcePlace({ locationtype, location })
      const all = machines.keys().flatMap((id) => machines.get(id) ?? [])
      const there = place === undefined ? all : machinesAt(all, { ...place, favourites: [] })
      const chosen = rowsOfMachines<Row>(there, parseMachineList(list))
      store.put(key, { rows: chosen, state: 'ready', updatedAt: Date.now(), word: '' })
    }
    put()
    return onMachineChanges(put)
  }, [store, key, list, locationtype, location])
  return null
}

function CallFeed({ feed, place }: { readonly feed: CallToFeed; readonly place: FeedPlace }) {
  const { key, need } = feed
  const { store } = place
  const load = useLoad(
    need.call,
    { machine_id: need.machine_id },
    { reloadOn: [need.call === 'get_machine' ? 'MachineChanged' : 'OrderChanged'] },
  )
  usePolling(load.reload, need.every, { failed: load.error !== null })
  const { rows, error, updatedAt } = load
  useEffect(() => store.put(key, cellOf({ rows, error, updatedAt })), [store, key, rows, error, updatedAt])
  return null
}

/** Loads that an event makes old before their interval is over. */
const reloadEventsOf: Partial<Record<LoadToFeed['need']['call'], LiveEventName[]>> = {
  get_documents: ['file-archive-added', 'OrderChanged'],
  get_files: ['file-archive-added', 'OrderChanged'],
}

function LoadFeed({ feed, store }: { readonly feed: LoadToFeed; readonly store: DashboardStore }) {
  const { key, need } = feed
  const load = useLoad(need.call, need.payload, { reloadOn: reloadEventsOf[need.call] ?? [] })
  usePolling(load.reload, pollInterval(need.every), { failed: load.error !== null })
  const { rows, error, updatedAt } = load
  useEffect(() => store.put(key, cellOf({ rows, error, updatedAt })), [store, key, rows, error, updatedAt])
  return null
}
