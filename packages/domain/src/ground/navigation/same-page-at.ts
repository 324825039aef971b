import type { AskedPlace } from './location-query.ts'
import { overviewOf, type ShownPage } from './viewtype.ts'

/** The page one is on, at another place (undefined: everywhere); the machines of that place where the page has none. */
export function samePageAt(
  shown: ShownPage | undefined,
  place: AskedPlace | undefined,
  isKnown: (path: string) => boolean,
): string {
  const segments = shown?.pattern.split('/') ?? []
  const where =
    place === undefined ? 'all' : `${encodeURIComponent(place.locationtype)}/${encodeURIComponent(place.location)}`
  const own = segments[1] === 'statistics' ? 'statistics' : ((shown && overviewOf(shown)) ?? 'machines')
  const last = segments.at(-1)
  // Statistics stay the same statistics, a time history goes on with the other place.
  const stays = own === 'statistics' || last === 'time-history' ? [`/${own}/${where}/${last}`] : []
  return [...stays, `/${own}/${where}`].find(isKnown) ?? `/machines/${where}`
}
