/** The place that stands in the query of the address, for pages whose path has none. */
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import {
  type AskedPlace,
  PLACE_PARAMETERS,
  placeIn,
  placeKinds,
  withPlace,
} from '@takt/domain/ground/navigation/location-query.ts'
import type { GroupType } from '@takt/domain/ground/navigation/locations.ts'
import { useLocation } from '@tanstack/react-router'
import { useLoad } from '../../data/call/use-load.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'

export interface AskablePlace {
  readonly kinds: readonly GroupType[]
  /** A live view knows the person's own machines; a dashboard does not. */
  readonly mine: boolean
  readonly place: AskedPlace | undefined
  /** The address as it is now, and the same page at another place. */
  readonly shown: string
  pathOf(place: AskedPlace | undefined): string
}

export function useAskedPlace(): AskablePlace {
  const { dashboard = '', liveview } = useRouteParams()
  const boards = useMatchedRoute()?.name === 'wallBoards'
  const { pathname, searchStr } = useLocation()
  const named = liveview === undefined && dashboard !== '' && dashboard !== 'default'
  const load = useLoad('get_config', { system_function: 'dashboards', template: dashboard }, { enabled: named })
  const config = load.rows?.[0]?.config as Dashboard | undefined
  const own = (config?.parameters ?? []).map(({ parameter }) => parameter)
  const parameters = liveview === undefined && !boards ? own : PLACE_PARAMETERS
  const query = Object.fromEntries(new URLSearchParams(searchStr))
  const pathOf = (place: AskedPlace | undefined) => {
    const next = new URLSearchParams(withPlace(query, parameters, place)).toString()
    return next === '' ? pathname : `${pathname}?${next}`
  }
  return {
    kinds: placeKinds(parameters),
    mine: liveview !== undefined,
    place: placeIn(query, parameters),
    shown: `${pathname}${searchStr}`,
    pathOf,
  }
}
