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
}

/** The chosen machines of the place; with none chosen all of a place, but nothing of 'all'. */
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
    const shown = chosen.length > 0 ? chosen : locationtype === undefined ? [] : offered
    return {
      offered,
      ids: shown.slice(0, MOST_MACHINES),
      left: Math.max(0, shown.length - MOST_MACHINES),
      loading: loading || (locationtype === 'mine' && favourites === undefined),
    }
  }, [known, locationtype, location, favourites, order, language, wanted, loading])
}
