import { useMemo } from 'react'
import { useLoad } from '../call/use-load.ts'

/** Ids of the list 'mine'; undefined until it is loaded. */
export function useMyMachines(): readonly string[] | undefined {
  const { rows } = useLoad('get_my_machines', {}, { reloadOn: ['FavouritesChanged'] })
  return useMemo(() => rows?.map((row) => row.machine_id), [rows])
}
