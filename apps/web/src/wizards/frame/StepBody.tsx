import { ErrorBoundary } from '@takt/ui/error-boundary/ErrorBoundary.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { forgetScanAnswer } from '../../parts/scan-answer.ts'
import type { Asked, StepProps } from '../engine/define-step.ts'
import type { Use } from '../engine/define-wizard.ts'
import type { Said } from '../engine/said.ts'
import { StepScan, type StepScanSlot } from '../engine/step-scan.ts'
import { StepTable } from '../engine/step-table.ts'
import type { WizardRun } from '../engine/wizard-run.ts'
import { useStepComponent } from './use-step-component.ts'
import styles from './Wizard.module.css'

interface StepBodyProps {
  step: Use
  value: unknown
  asked: Asked
  blocked: boolean
  /** Completing: what was entered is shown, but can no longer be changed. */
  locked: boolean
  run: WizardRun
  goOn: () => void
  scanned: StepScanSlot
  tellFailure: (said: Said) => () => void
}

/** The step itself. One that breaks leaves header and footer alone, so that the operator can still go back. */
export function StepBody({ step, value, asked, blocked, locked, run, goOn, scanned, tellFailure }: StepBodyProps) {
  const text = useText()
  const loaded = useStepComponent(step)
  const unknown = loaded.state === 'unknown'
  useEffect(() => {
    if (unknown) run.markUnknown(step.id)
  }, [unknown, run, step.id])
  // At the next step nobody knows any more what was not entered at this one.
  useEffect(() => forgetScanAnswer, [])

  const props: StepProps<unknown, object> = {
    value,
    settings: step.settings(asked),
    asked,
    blocked,
    change: (entered) => run.send({ type: 'change', step: step.id, value: entered }),
    prefill: (given) => run.send({ type: 'prefill', step: step.id, value: given }),
    pick: (picked) => run.send({ type: 'pick', step: step.id, value: picked }),
    jump: (only) => run.send({ type: 'jump', step: step.id, value: only }),
    next: goOn,
    end: () => run.send({ type: 'next', step: step.id }),
    tellFailure,
  }
  const failed = (retry: () => void, why?: string) => (
    <ErrorState
      message={text('wizard.step-load-failed')}
      text={why}
      retryLabel={text('wizard.retry')}
      onRetry={retry}
    />
  )
  return (
    <div className={styles.body} inert={locked}>
      {loaded.state === 'loading' && <LoadingState label={text('wizard.loading-step')} />}
      {loaded.state === 'failed' && failed(loaded.retry)}
      {loaded.state === 'ready' && (
        <ErrorBoundary fallback={({ error, reset }) => failed(reset, error.message)}>
          <StepTable value={step.kind}>
            <StepScan value={scanned}>
              <loaded.Component {...props} />
            </StepScan>
          </StepTable>
        </ErrorBoundary>
      )}
    </div>
  )
}
