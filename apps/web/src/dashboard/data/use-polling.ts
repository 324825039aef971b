import { backedOff, firstPoll } from '@takt/domain/dashboards/interval.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageShown } from './use-page-shown.ts'

/**
 * Loads again every so many seconds: not while the page is hidden, at once when it is shown again, never while a load
 * is under way, and ever later while loads fail: D-SCREEN-12-X, D-DATA-04-X.
 */
export function usePolling(
  load: () => Promise<unknown>,
  every: number | undefined,
  on: { readonly failed: boolean },
): void {
  const shown = usePageShown()
  const wasHidden = useRef(false)
  const failures = useRef(0)
  failures.current = on.failed ? Math.max(failures.current, 1) : 0
  const run = useEffectEvent(async () => {
    await load().catch(() => undefined)
    if (failures.current > 0) failures.current += 1
  })
  useEffect(() => {
    if (!shown) {
      wasHidden.current = true
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const poll = async () => {
      // Hidden this very moment, before the effect has heard of it.
      if (document.visibilityState === 'visible') await run()
      if (!stopped && every !== undefined) timer = setTimeout(poll, backedOff(every, failures.current) * 1000)
    }
    if (wasHidden.current) {
      wasHidden.current = false
      void poll()
    } else if (every !== undefined) {
      timer = setTimeout(poll, firstPoll(every, Math.random()) * 1000)
    }
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [shown, every])
}
