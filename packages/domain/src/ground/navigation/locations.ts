import { naturalCompare } from './natural-sort.ts'

/** The kinds that hold machines, in the order in which a first one is looked for. */
export const groupTypes = ['department', 'zone', 'category'] as const
export type GroupType = (typeof groupTypes)[number]
export type LocationType = GroupType | 'mine'

/** The one value of the favourites list: /machines/mine/all. */
export const MINE = 'all'

export interface Location {
  readonly group_type: GroupType
  readonly code: string
  readonly description: string
}

export interface ChosenLocation {
  readonly locationtype: LocationType
  readonly location: string
}

export function isLocationType(text: string): text is LocationType {
  return text === 'mine' || groupTypes.some((type) => type === text)
}

/** Groups of the plant that are places: lines and stop groups are not. */
export function isLocation<G extends { readonly group_type: string }>(
  group: G,
): group is G & { group_type: GroupType } {
  return groupTypes.some((type) => type === group.group_type)
}

/** Favourites are always there, also while they are empty; another place must exist. */
export function isValidLocation(locationtype: string, location: string, known: readonly Location[]): boolean {
  if (locationtype === 'mine') return location === MINE
  return known.some((place) => place.group_type === locationtype && place.code === location)
}

/** The first place of the wanted kind, else of department, zone, category; undefined when the plant has none. */
export function firstLocation(wanted: string, known: readonly Location[], language = 'en'): ChosenLocation | undefined {
  if (wanted === 'mine') return { locationtype: 'mine', location: MINE }
  const order = isLocationType(wanted) ? [wanted, ...groupTypes] : groupTypes
  for (const type of order) {
    const first = sortedLocations(known, language).find((place) => place.group_type === type)
    if (first) return { locationtype: first.group_type, location: first.code }
  }
  return undefined
}

export function sortedLocations<L extends Location>(known: readonly L[], language = 'en'): L[] {
  return [...known].sort(
    (a, b) => naturalCompare(a.description, b.description, language) || naturalCompare(a.code, b.code, language),
  )
}
