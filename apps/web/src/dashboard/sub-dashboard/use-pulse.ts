import { pulseIsOn } from '@takt/domain/dashboards/dashboard-choice.ts'
import type { WidgetMode } from '@takt/domain/dashboards/machine-status.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { DashboardStore } from '../data/dashboard-store.ts'
import { need, type SourceToFeed } from '../data/needs.ts'

const LOOK_MS = 1000

/** Whether the data of a dashboard flow. What is being built is not judged by age, and a source that waits for a parameter is not asked. */
export function usePulse(store: DashboardStore, sources: readonly SourceToFeed[], mode: WidgetMode): boolean {
  const needs = useMemo(
    () => Object.fromEntries(sources.map(({ source }) => [source.slug, need.source(source.slug)])),
    [sources],
  )
  const subscribe = useCallback(
    (then: () => void) => {
      const stop = store.subscribe(needs, then)
      const timer = setInterval(then, LOOK_MS)
      return () => {
        stop()
        clearInterval(timer)
      }
    },
    [store, needs],
  )
  const read = () => {
    const pulses = sources.flatMap(({ source, every }) => {
      const cell = store.cell(need.source(source.slug))
      if ('machine' in cell || cell.state === 'select-parameter') return []
      return [{ updatedAt: cell.updatedAt, every: mode === 'active' ? every : undefined }]
    })
    return pulseIsOn(pulses, Date.now())
  }
  return useSyncExternalStore(subscribe, read, read)
}
