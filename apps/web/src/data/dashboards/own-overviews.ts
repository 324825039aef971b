import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { useLoad } from '../call/use-load.ts'

export type OwnOverview = ProcedureRow<'get_own_overviews'>

/** Those the person may see, by name. One that is saved elsewhere arrives by itself. */
export function useOwnOverviews(enabled = true): ReturnType<typeof useLoad<'get_own_overviews'>> {
  return useLoad('get_own_overviews', {}, { enabled, reloadOn: ['ConfigChanged'] })
}
