import type { AskedPlace } from './location-query.ts'
import { overviewOf, type ShownPage } from './viewtype.ts'

/** Pages with places of their own that are no overviews of machines. */
const ownPlaces = ['statistics', 'plan-board'] as const

/** The page one is on, at another place (undefined: everywhere); the machines of that place where the page has none. */
export function samePageAt(
  shown: ShownPage | undefined,
  place: AskedPlace | undefined,
  isKnown: (path: string) => boolean,
): string {
  const segments = shown?.pattern.split('/') ?? []
  const where =
    place === undefined ? 'all' : `${encodeURIComponent(place.locationtype)}/${encodeURIComponent(place.location)}`
  const kept = ownPlaces.find((first) => first === segments[1])
  const own = kept ?? (shown && overviewOf(shown)) ?? 'machines'
  const last = segments.at(-1)
  // Statistics stay the same statistics, a time history goes on with the other place.
  const stays = own === 'statistics' || last === 'time-history' ? [`/${own}/${where}/${last}`] : []
  return [...stays, `/${own}/${where}`].find(isKnown) ?? `/machines/${where}`
}
