/** Where the short addresses of a time history lead. */
import { isLocationType } from '../../ground/navigation/locations.ts'

export interface LastPlace {
  readonly locationtype: string
  readonly location: string
}

/** The place of the last overview: /machines/zone/A1 was the zone A1; undefined stands for all machines. */
export function lastPlace(remembered: string | undefined): LastPlace | undefined {
  const [, , locationtype = '', location = ''] = (remembered ?? '').split(/[?#]/)[0]?.split('/') ?? []
  if (!isLocationType(locationtype) || location === '') return undefined
  return { locationtype, location: decoded(location) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
