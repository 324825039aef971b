import type { PlannedStep } from '@takt/domain/orders/wizard/state.ts'
import { problemLine } from '@takt/domain/orders/wizard/step-problem.ts'
import { useEffect } from 'react'
import { call } from '../../data/call/call.ts'
import { logEntry } from '../../data/call/client-log.ts'
import type { Wizard } from '../engine/define-wizard.ts'
import { inputsOf, type Planned } from '../engine/plan.ts'

/** The operator reads that support is needed; support reads why in the server's log. Once per machine, step and reason. */
export function useProblemLog(wizard: Wizard, planned: Planned, now: PlannedStep | undefined): void {
  const step = wizard.steps.find(({ id }) => id === now?.id)
  const problem = now?.problem ?? null
  const line = step && problem !== null ? problemLine(wizard.id, inputsOf(step, planned), problem) : null
  useEffect(() => {
    if (line === null) return
    logEntry('error', 'wizard', line)
    call('report_client_error', { message: line, path: window.location.pathname }).catch(() => undefined)
  }, [line])
}
