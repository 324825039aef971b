import { type GroupType, groupTypes } from '../ground/navigation/locations.ts'

export interface SourcePlace {
  readonly locationtype: GroupType
  readonly location: string
}

/** The place whose machines a source is of, whichever stand there by then; undefined where it names machines or is of all. */
export function sourcePlace(parameters: Readonly<Record<string, string>>): SourcePlace | undefined {
  const locationtype = groupTypes.find((type) => type === parameters.locationtype)
  const { location = '' } = parameters
  return locationtype === undefined || location === '' ? undefined : { locationtype, location }
}

/** The parameters of a source that is of a place from now on; without one it is of machines again. */
export function withSourcePlace(
  parameters: Readonly<Record<string, string>>,
  place: SourcePlace | undefined,
): Record<string, string> {
  const { locationtype: _, location: __, machine_ids = '', ...others } = parameters
  // Machines that were chosen before would come back unnoticed with the next change of the place.
  return place === undefined ? { ...others, machine_ids } : { ...others, machine_ids: '', ...place }
}
