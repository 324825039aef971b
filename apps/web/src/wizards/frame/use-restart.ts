import { hasEntered } from '@takt/domain/orders/wizard/view.ts'
import { useEffect, useEffectEvent } from 'react'
import type { WizardRun } from '../engine/wizard-run.ts'

/** What one operator has entered must not wait for the next one. */
export function useRestart(run: WizardRun, tell: () => void): void {
  const restart = useEffectEvent(() => {
    if (run.state().phase !== 'entering') return
    const entered = hasEntered(run.state())
    run.send({ type: 'restart' })
    // What was sent and not answered comes back instead: of that nobody can say that nothing was booked.
    if (entered && run.state().phase === 'entering') tell()
  })
  useEffect(() => {
    const listen = () => restart()
    window.addEventListener('UserWentInactive', listen)
    return () => window.removeEventListener('UserWentInactive', listen)
  }, [])
}
