import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { machines, useMachineIds } from '../../data/machines/machines.ts'
import { useSession } from '../../data/session/session.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { type SearchScope, searchMachines } from './machine-search.ts'

export function useMachineSearch(about: { search: string; scope: SearchScope; open: boolean }): Machine[] {
  const { search, scope, open } = about
  const session = useSession()
  const ids = useMachineIds()
  const { locationtype, location } = useRouteParams()
  const mine = useLoad('get_my_machines', {}, { enabled: open && scope === 'mine', reloadOn: ['FavouritesChanged'] })
  return useMemo(() => {
    if (!open) return []
    return searchMachines(
      ids.map((id) => machines.get(id) as Machine),
      {
        search,
        scope,
        user: session,
        favourites: mine.rows?.map((row) => row.machine_id) ?? [],
        location: locationtype && location ? { locationtype, location } : undefined,
      },
    )
  }, [open, ids, search, scope, session, mine.rows, locationtype, location])
}
