/** A widget is for machines or for one place: D-VALID-08 to 10-X. */
import { type GroupType, groupTypes } from '../../ground/navigation/locations.ts'

/** '' means machines. Not 'mine': it would be another place for every viewer. */
export const placeChoices = ['', ...groupTypes] as const
export type PlaceChoice = (typeof placeChoices)[number]

export interface PlaceOptions {
  readonly locationtype: PlaceChoice
  readonly location: string
  readonly machineId: readonly string[]
}

/** What is still to be chosen. */
export function placeMissing({ locationtype, location, machineId }: PlaceOptions): 'location' | 'machine' | undefined {
  if (locationtype !== '') return location === '' ? 'location' : undefined
  return machineId.length === 0 ? 'machine' : undefined
}

interface Placed {
  readonly machine_id: string
  readonly department: string
  readonly zone: string
  readonly category: string
}

/** The machines of a place in the order they are known, or the chosen ones in the order of the choice. */
export function machinesAt<M extends Placed>(machines: readonly M[], place: PlaceOptions): M[] {
  const { locationtype, location, machineId } = place
  if (locationtype !== '') return machines.filter((machine) => machine[locationtype as GroupType] === location)
  return machineId.flatMap((id) => machines.find(({ machine_id }) => machine_id === id) ?? [])
}

interface LocationGraphOptions {
  readonly period: string
  readonly locationtype: string
  readonly location: string
  readonly labelMode: string
  readonly type: string
}

/** Nothing is loaded before all of them are chosen. */
export function locationGraphMissing(options: LocationGraphOptions): keyof LocationGraphOptions | undefined {
  return (['locationtype', 'location', 'period', 'labelMode', 'type'] as const).find((name) => options[name] === '')
}
