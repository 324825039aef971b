import { readScan } from '@takt/domain/ground/scanner/read-scan.ts'
import { useState } from 'react'
import { useScan, useTakenBack } from '../../device/scan-takers.ts'
import type { Use } from '../engine/define-wizard.ts'
import type { StepScanSlot } from '../engine/step-scan.ts'
import type { WizardRun } from '../engine/wizard-run.ts'

/**
 * A scan goes to the step, if the step takes scans, and nowhere else: neither into a quantity or a note that has the
 * focus, nor away from the wizard. Its Enter goes on with nothing. Where a row is chosen, a scan that names none of
 * them leaves none chosen: Next would book the earlier one.
 */
export function useWizardScan(run: WizardRun, step: Use | undefined): StepScanSlot {
  const [slot] = useState<StepScanSlot>(() => ({ take: null }))
  useTakenBack(() => {
    const before = run.state()
    return () => run.send({ type: 'take-back', before })
  })
  useScan((code) => {
    // Functions of the device (its printer) are the same everywhere.
    if (readScan(code).kind !== 'name') return false
    const entering = run.state().phase === 'entering'
    const taken = entering && step?.takesScan === true && slot.take?.(code)
    if (taken === true) return true
    const unchosen = entering && step !== undefined && unchoose(run, step)
    return taken === 'searched' || { stays: true, unchosen }
  })
  return slot
}

/** Of a list one row is chosen; what was scanned is none of it. */
function unchoose(run: WizardRun, step: Use): boolean {
  if (step.table === undefined || run.state().values[step.id] === step.initial) return false
  run.send({ type: 'change', step: step.id, value: step.initial })
  return true
}
