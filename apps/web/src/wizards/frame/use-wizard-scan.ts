import { readScan } from '@takt/domain/scanner/read-scan.ts'
import { useState } from 'react'
import { useScan, useTakenBack } from '../../data/scan-takers.ts'
import type { Use } from '../engine/define-wizard.ts'
import type { StepScanSlot } from '../engine/step-scan.ts'
import type { WizardRun } from '../engine/wizard-run.ts'

/**
 * A scan goes to the step, if the step takes scans, and nowhere else: neither into a quantity or a note that has the
 * focus, nor away from the wizard. Its Enter goes on with nothing.
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
    const open = step?.takesScan === true && run.state().phase === 'entering'
    return (open && slot.take?.(code) === true) || 'not-here'
  })
  return slot
}
