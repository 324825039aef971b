import type { Stop } from '@takt/domain/model/stop.ts'
import { newestFirst, oldestFirst } from '@takt/domain/stops/stop-list.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CallFailure } from '../../data/call.ts'
import { serverNow } from '../../data/live.ts'
import { useLoad } from '../../data/use-load.ts'
import { type StopList, type StopPlace, stopListOf, stopListPath } from '../../routes/stop-paths.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'

/** Hours: seven days. */
const HISTORY_PERIOD = 168

export interface ShownStops {
  readonly list: StopList
  readonly place: StopPlace
  /** Path of the list itself, also on the pages below it. */
  readonly path: string
  /** In the order of the list; undefined until they are there. */
  readonly rows: readonly Stop[] | undefined
  readonly error: CallFailure | null
  /** Rows that a failed load should have renewed carry their age. */
  readonly oldSince: number | null
  reload(): void
}

/** The stops of the list this page is, or lies below; kept true by the live link. */
export function useStopList(): ShownStops {
  const place: StopPlace = useRouteParams()
  const list = stopListOf(useLocation({ select: ({ pathname }) => pathname }))
  const { name, payload } = request(list, place)
  const load = useLoad(name, payload, { reloadOn: ['StopsChanged'] })
  const rows = useMemo(
    () => load.rows && (list === 'history' ? newestFirst(load.rows) : oldestFirst(load.rows)),
    [load.rows, list],
  )
  return {
    list,
    place,
    path: stopListPath(list, place),
    rows,
    error: load.error,
    oldSince: load.error === null || load.rows === undefined ? null : onServerClock(load.updatedAt),
    reload: () => void load.reload(),
  }
}

/** A moment of this PC's clock, which may be wrong, on the clock that ages are told by. */
function onServerClock(at: number): number {
  return serverNow() - (Date.now() - at)
}

function request(list: StopList, { machine = '', locationtype, location }: StopPlace) {
  if (list === 'history') {
    return { name: 'get_stop_history', payload: { machine_id: machine, period: HISTORY_PERIOD } } as const
  }
  if (list === 'uncoded') return { name: 'get_uncoded_stops', payload: { machine_id: machine } } as const
  const asked = requestTypes.find((type) => type === locationtype) ?? 'all'
  const request_code = asked === 'all' || asked === 'mine' ? '' : (location ?? '')
  return { name: 'get_uncoded_stops_for_location', payload: { request_type: asked, request_code } } as const
}

const requestTypes = ['department', 'zone', 'category', 'mine'] as const
