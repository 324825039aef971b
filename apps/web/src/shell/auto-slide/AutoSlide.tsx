import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession, useSessionState } from '../../data/session/session.ts'
import { hasUnsaved } from '../../data/session/unsaved.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { maySlide, slideIntervalMs, sliding, useSlides } from './auto-slide.ts'
import { nextDashboard, slideIsDue } from './slide.ts'

const LOOK_EVERY_MS = 1_000

/** Shows one dashboard after the other on a screen that nobody works at. */
export function AutoSlide() {
  const { status, session } = useSessionState()
  const on = useDeviceValue(sliding)
  return on && status === 'in' && session !== null && maySlide(session) ? <Sliding /> : null
}

function Sliding() {
  const go = useGo()
  const session = useSession()
  const slides = useSlides()
  const { dashboard } = useRouteParams()
  const intervalMs = slideIntervalMs(settingValues(session.company_settings))
  const shownSince = useRef(0)
  const lastInput = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every dashboard has its time from its own start on
  useEffect(() => {
    shownSince.current = performance.now()
  }, [dashboard])
  useEffect(() => {
    lastInput.current = performance.now()
    const input = () => {
      lastInput.current = performance.now()
    }
    const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
    for (const kind of kinds) window.addEventListener(kind, input, { capture: true, passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, input, { capture: true })
    }
  }, [])
  const look = useEffectEvent(() => {
    const at = { now: performance.now(), shownSince: shownSince.current, lastInput: lastInput.current, intervalMs }
    const next = nextDashboard(slides, dashboard)
    // What somebody has begun to build or type is not taken away from them.
    if (next === undefined || !slideIsDue(at) || hasUnsaved()) return
    go(to('dashboard', { dashboard: next }), { replace: true })
  })
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return null
}
