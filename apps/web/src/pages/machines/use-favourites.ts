import { useCallback, useMemo } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { queryClient } from '../../data/query-client.ts'
import { useLoad } from '../../data/use-load.ts'
import { notify } from '../../shell/notices.ts'

/** The list 'mine'. A star changes only after the server has said so. */
export function useFavourites() {
  const mine = useLoad('get_my_machines', {}, { reloadOn: ['FavouritesChanged'] })
  const ids = useMemo(() => mine.rows?.map((row) => row.machine_id), [mine.rows])
  const toggle = useCallback(
    async (machine_id: string) => {
      try {
        await call('change_my_machines', { machine_id, operation: ids?.includes(machine_id) ? 'remove' : 'add' })
        await queryClient.invalidateQueries({ queryKey: ['get_my_machines'] })
      } catch (problem) {
        if (!(problem instanceof CallFailure)) throw problem
        notify.failure(problem.message)
      }
    },
    [ids],
  )
  return { ids, toggle }
}
