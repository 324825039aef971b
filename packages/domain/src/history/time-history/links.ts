/** Where the short addresses of a time history lead. */
import { isLocationType } from '../../ground/navigation/locations.ts'

export interface LastPlace {
  readonly locationtype: string
  readonly location: string
}

/** The place of the last overview, by the parameters of its address; undefined stands for all machines. */
export function lastPlace({ locationtype, location }: Partial<LastPlace> = {}): LastPlace | undefined {
  if (locationtype === undefined || !isLocationType(locationtype) || location === undefined) return undefined
  return { locationtype, location }
}
