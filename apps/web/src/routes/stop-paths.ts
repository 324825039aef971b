/** Where a list of stops is, what lies below it, and where it leads back to: the same for every place it is opened from. */
import { viewtypeOf } from '@takt/domain/ground/navigation/viewtype.ts'
import { isKnownPath } from './match-route.ts'
import { to } from './to.ts'

export type StopList = 'uncoded' | 'uncoded-location' | 'history' | 'time-history'

/** Parameters of the route; without a viewtype and a location it is the machine's own interface. */
export type StopPlace = Readonly<
  Partial<Record<'machine' | 'viewtype' | 'locationtype' | 'location' | 'dashboard', string | undefined>>
>

/** Which list a page belongs to by its pattern, also one of the pages below it. */
export function stopListOf(pattern: string): StopList {
  const segments = pattern.split('/')
  // A dashboard's stops are chosen in a time history: it has no other list.
  if (segments.includes('time-history') || segments[1] === 'dashboards') return 'time-history'
  if (segments.includes('uncoded-location')) return 'uncoded-location'
  return segments.includes('history') || segments.includes('history-stops') ? 'history' : 'uncoded'
}

export function stopListPath(list: StopList, place: StopPlace): string {
  const { machine = '', viewtype, locationtype, location } = place
  if (list === 'uncoded-location') {
    if (locationtype === undefined || location === undefined) return to('uncodedEverywhere')
    return to('uncodedAt', { locationtype, location })
  }
  if (list === 'time-history') return timeHistoryPath(place)
  const history = list === 'history'
  if (viewtype === undefined) return to(history ? 'historyStops' : 'uncodedStops', { machine })
  if (locationtype === undefined || location === undefined) {
    return to(history ? 'historyFromAll' : 'uncodedFromAll', { viewtype, machine })
  }
  return to(history ? 'historyFromOverview' : 'uncodedFromOverview', { viewtype, locationtype, location, machine })
}

function timeHistoryPath({ viewtype = 'machines', locationtype, location, dashboard }: StopPlace): string {
  if (dashboard !== undefined) return to('dashboard', { dashboard })
  if (locationtype === undefined || location === undefined) return to('timeHistoryOfAll')
  return to('timeHistoryAt', { viewtype, locationtype, location })
}

/** Declared below every list (splitting not below the history). What the list was asked for stays in the query. */
export function belowList(list: string, page: 'code' | 'split'): string {
  const [path = '', query] = list.split('?')
  return `${path}/${page}${query === undefined ? '' : `?${query}`}`
}

/** The machine, or the overview with its place. */
export function aboveList({ machine, viewtype, locationtype, location }: StopPlace): string {
  if (viewtype === undefined && machine !== undefined) return to('machine', { machine })
  const place =
    locationtype === undefined || location === undefined ? 'all' : `${locationtype}/${encodeURIComponent(location)}`
  const own = `/${viewtypeOf(viewtype) ?? 'machines'}/${place}`
  if (isKnownPath(own)) return own
  return locationtype === undefined || location === undefined
    ? to('allMachines')
    : to('machinesIn', { locationtype, location })
}
