import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { queryClient } from '../call/query-client.ts'
import { useLoad } from '../call/use-load.ts'
import { onLiveEvent } from '../live/live.ts'

const NAME = 'get_query_list'

export type QueryRow = ProcedureRow<typeof NAME>

/** The saved queries: asked for once by all who show them, and again only after one was saved or deleted: D-DATA-03-X. */
export function useQueryList(on: { readonly enabled?: boolean } = {}) {
  return useLoad(NAME, {}, { ...on, goodForMs: () => Number.POSITIVE_INFINITY })
}

onLiveEvent('ConfigChanged', ({ system_function }) => {
  if (system_function === 'queries') void queryClient.invalidateQueries({ queryKey: [NAME] })
})
