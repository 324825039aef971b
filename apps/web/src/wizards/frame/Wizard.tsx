import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect } from 'react'
import { useText } from '../../data/words/use-text.ts'
import type { Opening } from '../engine/define-step.ts'
import type { Wizard as WizardDefinition } from '../engine/define-wizard.ts'
import { prefetchSteps } from './use-step-component.ts'
import { useWizardContext } from './use-wizard-context.ts'
import styles from './Wizard.module.css'
import { WizardFrame, type WizardTells } from './WizardFrame.tsx'

export interface WizardProps extends WizardTells {
  wizard: WizardDefinition
  /** From the route. */
  machine_id: string
  /** The same object while nothing of it changes. */
  opening?: Opening
}

const AS_USUAL: Opening = { finished: false, material: false }

/** A wizard on a machine: waits for what it needs to know, then asks. */
export function Wizard({ wizard, machine_id, opening = AS_USUAL, ...tells }: WizardProps) {
  const text = useText()
  const load = useWizardContext(machine_id, opening)
  // While the machine is asked for, so that no step is ever waited for.
  useEffect(() => prefetchSteps(wizard.steps), [wizard])
  if (load.state === 'ready') return <WizardFrame wizard={wizard} context={load.context} {...tells} />
  return (
    <section className={styles.waiting} aria-label={text(wizard.title)}>
      {load.state === 'loading' && <LoadingState label={text('wizard.loading')} />}
      {load.state === 'missing' && <EmptyState title={text('wizard.no-machine', { machine_id })} />}
      {load.state === 'failed' && (
        <ErrorState
          message={text('wizard.load-failed')}
          text={load.message}
          retryLabel={text('wizard.retry')}
          onRetry={load.retry}
        />
      )}
    </section>
  )
}
