/** What machines did in the last hours: loaded for all while a page shows it, then again for those whose stops have changed. */
import type { RecentStrip } from '@takt/domain/history/model/recent-strip.ts'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { CallFailure, call } from '../call/call.ts'
import { atMostEvery } from '../live/at-most-every.ts'
import { onLiveEvent, onLiveGap, onServerBack } from '../live/live.ts'
import { createRowStore } from '../live/row-store.ts'
import { whileSeen } from '../live/while-seen.ts'

const strips = createRowStore<RecentStrip>(({ machine_id }) => machine_id)

/** A pixel of a strip is some minutes; what the machine does just now is drawn from its row. */
const GATHER_MS = 10_000
/** What no event tells, such as settings that were changed for the past. */
const WHOLE_EVERY_MS = 600_000
/** More than fit into the text of one call. */
const MOST_NAMED = 90

export function useStripsLoad(wanted: boolean): void {
  useEffect(() => (wanted ? follow() : undefined), [wanted])
}

export function useStrip(machine_id: string): RecentStrip | undefined {
  const subscribe = useCallback((tell: () => void) => strips.subscribeRow(machine_id, tell), [machine_id])
  return useSyncExternalStore(subscribe, () => strips.get(machine_id))
}

function follow(): () => void {
  let whole = true
  let changed = new Set<string>()
  let left = false
  const load = async () => {
    const named = whole || changed.size > MOST_NAMED ? null : [...changed]
    whole = false
    changed = new Set()
    if (named?.length === 0) return
    try {
      const rows = await call('get_recent_strips', named ? { machine_string: named.join(';') } : {})
      if (left) return
      if (named) for (const row of rows) strips.put(row)
      else strips.set(rows)
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      // The rows still say what machines do; the strips come with the next change or when the server is back.
      whole = true
    }
  }
  const { ask, stop } = atMostEvery(GATHER_MS, () => void load())
  const all = () => {
    whole = true
    ask()
  }
  ask()
  const leave = [
    onLiveEvent('StopsChanged', ({ machine_id }) => {
      changed.add(machine_id)
      ask()
    }),
    onLiveEvent('SettingsChanged', all),
    onLiveGap(all),
    onServerBack(all),
    whileSeen(all, WHOLE_EVERY_MS),
  ]
  return () => {
    left = true
    stop()
    for (const each of leave) each()
    strips.set([])
  }
}
