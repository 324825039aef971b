import { useEffect } from 'react'
import { useTimeHistory } from '../../parts/time-history/use-time-history.ts'
import type { DashboardStore } from './dashboard-store.ts'
import type { HistoryToFeed } from './needs.ts'
import { usePolling } from './use-polling.ts'

/** One time history for all widgets that show the same machines and period. */
export function HistoryFeed({ feed, store }: { readonly feed: HistoryToFeed; readonly store: DashboardStore }) {
  const { key, need } = feed
  const { machines, error, updatedAt, reload } = useTimeHistory(need.machine_ids, need.period)
  usePolling(reload, need.every, { failed: error !== null })
  useEffect(() => {
    const rows = machines ?? []
    if (error !== null) store.put(key, { rows, state: 'failed', updatedAt, word: error.message })
    else store.put(key, { rows, state: machines === undefined ? 'waiting' : 'ready', updatedAt, word: '' })
  }, [store, key, machines, error, updatedAt])
  return null
}
