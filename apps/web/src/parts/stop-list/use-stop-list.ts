import type { ProcedureInput, ProcedureRow } from '@takt/contract/procedures.ts'
import type { NamedPeriod } from '@takt/domain/ground/periods/period.ts'
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
import { type ShownPeriod, useMachineDay, usePeriod } from '../period/use-period.ts'

/** A machine's stops of three years are thousands: a reason of them is asked for alone. */
export const historyPeriods = [
  'shift',
  'last-shift',
  '24h',
  'today',
  'yesterday',
  'this-week',
  'last-week',
  '7-days',
  '30-days',
  'this-month',
  'last-month',
] as const satisfies readonly NamedPeriod[]
const HOURS_OF_A_DAY = 24

export interface ShownStops {
  readonly list: StopList
  readonly place: StopPlace
  /** Path of the list itself, also on the pages below it. */
  readonly path: string
  /** In the order of the list; undefined until they are there. */
  readonly rows: readonly Stop[] | undefined
  readonly load: PageLoad
  /** Of a history: which time it is of. */
  readonly period: ShownPeriod
}

/** The stops of the list this page is, or lies below; kept true by the live link. */
export function useStopList(): ShownStops {
  const place: StopPlace = useRouteParams()
  const searchStr = useLocation({ select: (location) => location.searchStr })
  const list = stopListOf(useDeclared()?.pattern ?? '')
  const path = stopListPath(list, place) + (list === 'time-history' || list === 'history' ? searchStr : '')
  const { machine = '' } = place
  const period = usePeriod({
    place: { machine_id: machine, locationtype: '', location: '' },
    today: useMachineDay(machine),
    offered: historyPeriods,
    usual: '7-days',
    enabled: list === 'history',
  })
  const reason = new URLSearchParams(searchStr).get('reason') ?? undefined
  const { name, payload } = request(list, { place, path, asked: { ...askedOf(period), stop_reason: reason } })
  const isKnown = list !== 'history' || period.load === undefined || period.shift !== undefined
  const found = useLoad(name, payload, { reloadOn: ['StopsChanged'], enabled: isKnown })
  // A shift that is not planned has no stops, and one that is not known yet is waited for.
  const load: PageLoad & { readonly rows: typeof found.rows } =
    isKnown || period.load === undefined ? found : { ...period.load, rows: period.load.rows && [] }
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
    period,
  }
}

function askedOf({ period, asked }: ShownPeriod) {
  return period.of === 'name' && period.name === '24h' ? { period: HOURS_OF_A_DAY } : asked
}

const NAME_OF_HISTORY = 'get_graphical_history_data_for_machines'
const MOST_HOURS_MS = 72 * 3_600_000

function stopsIn(row: Stop | ProcedureRow<typeof NAME_OF_HISTORY>): readonly Stop[] {
  return 'tables' in row ? machineHistories(row).flatMap(({ stops }) => stops.map(({ stop }) => stop)) : [row]
}

/** The machines of the chosen stops, from the oldest of them on: a time history shows at most two days. */
function historyOf(stops: readonly Stop[]) {
  const from = stops.length === 0 ? 0 : Math.min(...stops.map(({ start_time }) => Date.parse(start_time)))
  return {
    machine_string: [...new Set(stops.map(({ machine_id }) => machine_id))].join(';'),
    start_time: new Date(from).toISOString(),
    end_time: new Date(from + MOST_HOURS_MS).toISOString(),
  }
}

interface Asked {
  readonly place: StopPlace
  readonly path: string
  readonly asked: Omit<ProcedureInput<'get_stop_history'>, 'machine_id'>
}

function request(list: StopList, { place, path, asked: ofHistory }: Asked) {
  const { machine = '', locationtype, location } = place
  if (list === 'time-history') return { name: NAME_OF_HISTORY, payload: historyOf(carriedStops(path)) } as const
  if (list === 'history') {
    return { name: 'get_stop_history', payload: { machine_id: machine, ...ofHistory } } as const
  }
  if (list === 'uncoded') return { name: 'get_uncoded_stops', payload: { machine_id: machine } } as const
  const asked = requestTypes.find((type) => type === locationtype) ?? 'all'
  const request_code = asked === 'all' || asked === 'mine' ? '' : (location ?? '')
  return { name: 'get_uncoded_stops_for_location', payload: { request_type: asked, request_code } } as const
}

const requestTypes = ['department', 'zone', 'category', 'mine'] as const
