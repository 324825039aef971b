import { FIRST_MACHINES, firstMachines } from '@takt/domain/history/time-history/first-machines.ts'
import { machineKeys } from '@takt/domain/machines/overview/machines-at.ts'
import { useMemo } from 'react'
import { machineOrder } from '../../../data/machines/machine-order.ts'
import { machines, useMachineIds, useMachinesLoad } from '../../../data/machines/machines.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { usePlace } from '../../../routes/place.ts'

/** The server answers about so many at once. */
const MOST_MACHINES = 100

export interface ShownMachines {
  /** Machines of the place. */
  readonly offered: readonly string[]
  readonly ids: readonly string[]
  /** So many more were chosen than can be shown. */
  readonly left: number
  readonly loading: boolean
  /** Nobody has chosen: these are the ones that it opens with. */
  readonly isFirst: boolean
}

/** The chosen machines of the place; with none chosen all of a place, and of 'all' those that ask for something. */
export function useShownMachines(wanted: readonly string[]): ShownMachines {
  const { loading } = useMachinesLoad()
  const known = useMachineIds()
  const { locationtype, location, favourites } = usePlace()
  const language = useLanguage()
  const order = useDeviceValue(machineOrder)
  return useMemo(() => {
    const all = known.flatMap((id) => machines.get(id) ?? [])
    const offered = machineKeys(all, { locationtype, location, favourites }, order, language)
    // What the address names is asked for at once, before it is known who they are.
    const chosen = loading ? wanted : offered.filter((id) => wanted.includes(id))
    // Coding their stops does not put others in their place under the finger: only other machines, or another order, do.
    const isFirst = chosen.length === 0 && locationtype === undefined && offered.length > FIRST_MACHINES
    const shown =
      chosen.length > 0 ? chosen : isFirst ? firstMachines(offered.flatMap((id) => machines.get(id) ?? [])) : offered
    return {
      offered,
      ids: shown.slice(0, MOST_MACHINES),
      isFirst,
      left: Math.max(0, shown.length - MOST_MACHINES),
      loading: loading || (locationtype === 'mine' && favourites === undefined),
    }
  }, [known, locationtype, location, favourites, order, language, wanted, loading])
}
