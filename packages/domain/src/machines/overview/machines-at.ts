/** Which machines a location shows, in which order. */

import { isLocationType } from '../../ground/navigation/locations.ts'
import { isResource } from '../has-order.ts'
import type { Machine } from '../model/machine.ts'
import { type MachineOrder, sortMachines } from '../navigation/machine-order.ts'

export interface Place {
  readonly locationtype: string | undefined
  readonly location: string | undefined
  /** undefined while they are loading. */
  readonly favourites: readonly string[] | undefined
}

/** Resources are planned on, never run. */
export function machinesAt(all: readonly Machine[], { locationtype, location, favourites }: Place): Machine[] {
  const shown = all.filter((machine) => !isResource(machine))
  if (locationtype === undefined || !isLocationType(locationtype)) return shown
  if (locationtype === 'mine') return shown.filter((machine) => favourites?.includes(machine.machine_id))
  return shown.filter((machine) => machine[locationtype] === location)
}

export function machineKeys(all: readonly Machine[], place: Place, order: MachineOrder, language: string): string[] {
  return sortMachines(machinesAt(all, place), order, language).map((machine) => machine.machine_id)
}
