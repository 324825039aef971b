import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { machineHistories } from '@takt/domain/history/time-history/machine-history.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { newestFirst, oldestFirst } from '@takt/domain/stops/stop-list.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { carriedStops } from '../../data/chosen/chosen-stops.ts'
import { type StopList, type StopPlace, stopListOf, stopListPath } from '../../routes/stop-paths.ts'
import { useDeclared, useRouteParams } from '../../routes/use-route-params.ts'
import type { PageLoad } from '../page-frame/PageFrame.tsx'

/** Hours: seven days. */
const HISTORY_PERIOD = 168

export interface ShownStops {
  readonly list: StopList
  readonly place: StopPlace
  /** Path of the list itself, also on the pages below it. */
  readonly path: string
  /** In the order of the list; undefined until they are there. */
  readonly rows: readonly Stop[] | undefined
  readonly load: PageLoad
}

/** The stops of the list this page is, or lies below; kept true by the live link. */
export function useStopList(): ShownStops {
  const place: StopPlace = useRouteParams()
  const searchStr = useLocation({ select: (location) => location.searchStr })
  const list = stopListOf(useDeclared()?.pattern ?? '')
  const path = stopListPath(list, place) + (list === 'time-history' ? searchStr : '')
  const { name, payload } = request(list, place, path)
  const load = useLoad(name, payload, { reloadOn: ['StopsChanged'] })
  const rows = useMemo(
    () => load.rows && (list === 'history' ? newestFirst : oldestFirst)(load.rows.flatMap(stopsIn)),
    [load.rows, list],
  )
  return {
    list,
    place,
    path,
    rows,
    load,
  }
}

const NAME_OF_HISTORY = 'get_graphical_history_data_for_machines'
const MOST_HOURS_MS = 72 * 3_600_000

function stopsIn(row: Stop | ProcedureRow<typeof NAME_OF_HISTORY>): readonly Stop[] {
  return 'tables' in row ? machineHistories(row).flatMap(({ stops }) => stops.map(({ stop }) => stop)) : [row]
}

/** The machines of the chosen stops, from the oldest of them on: what a time history shows is not older than two days. */
function historyOf(stops: readonly Stop[]) {
  const from = stops.length === 0 ? 0 : Math.min(...stops.map(({ start_time }) => Date.parse(start_time)))
  return {
    machine_string: [...new Set(stops.map(({ machine_id }) => machine_id))].join(';'),
    start_time: new Date(from).toISOString(),
    end_time: new Date(from + MOST_HOURS_MS).toISOString(),
  }
}

function request(list: StopList, { machine = '', locationtype, location }: StopPlace, path: string) {
  if (list === 'time-history') return { name: NAME_OF_HISTORY, payload: historyOf(carriedStops(path)) } as const
  if (list === 'history') {
    return { name: 'get_stop_history', payload: { machine_id: machine, period: HISTORY_PERIOD } } as const
  }
  if (list === 'uncoded') return { name: 'get_uncoded_stops', payload: { machine_id: machine } } as const
  const asked = requestTypes.find((type) => type === locationtype) ?? 'all'
  const request_code = asked === 'all' || asked === 'mine' ? '' : (location ?? '')
  return { name: 'get_uncoded_stops_for_location', payload: { request_type: asked, request_code } } as const
}

const requestTypes = ['department', 'zone', 'category', 'mine'] as const
