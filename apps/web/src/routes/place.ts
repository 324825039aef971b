/** Which machines the address of an overview means. */
import type { Place } from '@takt/domain/machines/overview/machines-at.ts'
import { useMyMachines } from '../data/machines/my-machines.ts'
import { useRouteParams } from './use-route-params.ts'

/** Whose favourites are not loaded yet does not know what stands at the place 'mine'. */
export function isPlaceKnown({ locationtype, favourites }: Place): boolean {
  return locationtype !== 'mine' || favourites !== undefined
}

export function usePlace(): Place {
  const { locationtype, location } = useRouteParams()
  const favourites = useMyMachines()
  return { locationtype, location, favourites }
}
