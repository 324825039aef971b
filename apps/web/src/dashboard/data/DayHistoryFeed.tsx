import { historyWindow } from '@takt/domain/history/statistics/mtbf/periods.ts'
import { useEffect } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useRunningDay } from '../../data/machines/use-running-day.ts'
import { useKept } from '../../data/session/use-kept.ts'
import type { DashboardStore } from './dashboard-store.ts'
import type { DayHistoryToFeed } from './needs.ts'
import { usePolling } from './use-polling.ts'

/** The day figures of machines, once for all widgets that report the same machines and periods. */
export function DayHistoryFeed({ feed, store }: { readonly feed: DayHistoryToFeed; readonly store: DashboardStore }) {
  const { key, need } = feed
  const today = useRunningDay(({ machine_id }) => need.machine_ids.includes(machine_id))
  const { start, end } = historyWindow(today, need.periods)
  const load = useLoad('history_per_day', {
    start_time: start,
    end_time: end,
    machine_id: need.machine_ids.join(';'),
  })
  usePolling(load.reload, need.every, { failed: load.error !== null })
  const { error, updatedAt } = load
  const rows = useKept(key, load.rows)
  useEffect(() => {
    const shown = rows ?? []
    if (error !== null) store.put(key, { rows: shown, state: 'failed', updatedAt, word: error.message })
    else store.put(key, { rows: shown, state: rows === undefined ? 'waiting' : 'ready', updatedAt, word: '' })
  }, [store, key, rows, error, updatedAt])
  return null
}
