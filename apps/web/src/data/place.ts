/** Which machines the address of an overview means. */
import type { Place } from '@takt/domain/overview/machines-at.ts'
import { useRouteParams } from '../routes/use-route-params.ts'
import { useMyMachines } from './my-machines.ts'

export function usePlace(): Place {
  const { locationtype, location } = useRouteParams()
  const favourites = useMyMachines()
  return { locationtype, location, favourites }
}
