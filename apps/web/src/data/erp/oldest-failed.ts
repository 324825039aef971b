import { useSyncExternalStore } from 'react'
import { queryClient } from '../call/query-client.ts'

/** Since when the oldest rows on the screen are no longer confirmed, because their loads fail; null while all is well. */
function oldestFailed(): number | null {
  const failed = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => query.state.status === 'error' || query.state.fetchFailureCount > 0)
    .map((query) => query.state.dataUpdatedAt)
    .filter((at) => at > 0)
  return failed.length === 0 ? null : Math.min(...failed)
}

export function useOldestFailed(): number | null {
  return useSyncExternalStore((tell) => queryClient.getQueryCache().subscribe(tell), oldestFailed)
}
