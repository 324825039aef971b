import { useCallback } from 'react'
import { call } from '../../../data/call/call.ts'
import { queryClient } from '../../../data/call/query-client.ts'
import { useMyMachines } from '../../../data/machines/my-machines.ts'
import { notify } from '../../../parts/notices.ts'

/** The list 'mine'. A star changes only after the server has said so. */
export function useFavourites() {
  const ids = useMyMachines()
  const toggle = useCallback(
    async (machine_id: string) => {
      try {
        await call(ids?.includes(machine_id) ? 'remove_my_machine' : 'add_my_machine', { machine_id })
        await queryClient.invalidateQueries({ queryKey: ['get_my_machines'] })
      } catch (problem) {
        notify.refused(problem)
      }
    },
    [ids],
  )
  return { ids, toggle }
}
