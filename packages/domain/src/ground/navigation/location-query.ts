/** A place in the query of an address: for pages whose path has no room for one. */
import { type GroupType, groupTypes } from './locations.ts'

type Query = Readonly<Record<string, string>>

export interface AskedPlace {
  readonly locationtype: string
  readonly location: string
}

const PAIR = ['locationtype', 'location'] as const
/** What a live view asks by. */
export const PLACE_PARAMETERS: readonly string[] = PAIR

/** The kinds of place that a page with these parameters can be asked for: any with the pair, else those named. */
export function placeKinds(parameters: readonly string[]): readonly GroupType[] {
  if (PAIR.every((name) => parameters.includes(name))) return groupTypes
  return groupTypes.filter((type) => parameters.includes(type))
}

/** Undefined: everywhere. */
export function placeIn(query: Query, parameters: readonly string[]): AskedPlace | undefined {
  if (PAIR.every((name) => parameters.includes(name))) {
    const { locationtype = '', location = '' } = query
    return locationtype === '' || location === '' ? undefined : { locationtype, location }
  }
  const type = placeKinds(parameters).find((kind) => (query[kind] ?? '') !== '')
  return type === undefined ? undefined : { locationtype: type, location: query[type] as string }
}

/** The query with another place in it; everything else of it stays. */
export function withPlace(
  query: Query,
  parameters: readonly string[],
  place: AskedPlace | undefined,
): Record<string, string> {
  const names: readonly string[] = [...PAIR, ...groupTypes].filter((name) => parameters.includes(name))
  const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)))
  if (place === undefined) return rest
  if (PAIR.every((name) => parameters.includes(name))) return { ...rest, ...place }
  return { ...rest, [place.locationtype]: place.location }
}
