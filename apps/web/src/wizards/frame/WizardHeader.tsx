import { Button } from '@takt/ui/button/Button.tsx'
import { ArrowLeftIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { CloseIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { Stepper } from '@takt/ui/stepper/Stepper.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../data/words/use-text.ts'
import type { Asked } from '../engine/define-step.ts'
import type { Use } from '../engine/define-wizard.ts'
import { isTypedOutside } from '../engine/typed-outside.ts'
import styles from './Wizard.module.css'

interface WizardHeaderProps {
  /** The enabled ones. */
  steps: readonly Use[]
  current: number
  asked: Asked
  /** What the way out means: `later` leaves a booking unanswered, to be asked about again. */
  leave: 'back' | 'cancel' | 'later'
  locked: boolean
  misconfigured: boolean
  /** What the wizard is about, where no order says so. */
  about: string | undefined
  kinds: ReactNode
  onBack: () => void
  onStep: ((id: string) => void) | undefined
}

const LEAVE = { back: 'wizard.back', cancel: 'wizard.cancel', later: 'wizard.unanswered.later' } as const

export function WizardHeader(props: WizardHeaderProps) {
  const { steps, current, asked, leave, locked, misconfigured, about, kinds, onBack, onStep } = props
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[current]
  const nameOf = (each: Use) => each.title(asked) ?? text(each.label)
  const label = step ? nameOf(step) : ''
  const stepId = step?.id
  // Screen readers and Enter begin at the new step, not at the button that led to it. A step that took the focus keeps it.
  useEffect(() => {
    const body = heading.current?.closest('section')?.querySelector(`.${styles.body}`)
    // A step that is passed by itself must not take the field from somebody who types into the search of machines.
    if (stepId && !body?.contains(document.activeElement) && !isTypedOutside())
      heading.current?.focus({ preventScroll: true })
  }, [stepId])

  const { machine, order, opening } = asked
  return (
    <header className={styles.header}>
      <Button
        className={styles.back}
        icon={leave === 'back' ? <ArrowLeftIcon /> : <CloseIcon />}
        why={locked && text('wizard.completing')}
        onClick={onBack}
      >
        {text(LEAVE[leave])}
      </Button>
      <div className={styles.titles}>
        <h1
          ref={heading}
          tabIndex={-1}
          className={styles.title}
          aria-label={text('wizard.position', { n: current + 1, total: steps.length, step: label })}
        >
          {label}
        </h1>
        <p className={styles.about}>
          {machine.machine_id}
          {!order && about && ` · ${about}`}
          {!order && opening.card_no !== undefined && ` · ${text('wizard.order', { card_no: opening.card_no })}`}
          {order &&
            ` · ${text('wizard.order', { card_no: order.card_no })} · ${order.part_description || order.part_no}`}
        </p>
      </div>
      {kinds && <div className={styles.kinds}>{kinds}</div>}
      <Stepper
        className={styles.stepper}
        label={text('wizard.steps')}
        steps={steps.map((each) => ({ id: each.id, label: nameOf(each) }))}
        current={current}
        onStep={locked ? undefined : onStep}
      />
      {misconfigured && (
        <p className={styles.misconfigured} role="alert">
          <WarningIcon size={22} />
          {text('wizard.configuration-error')}
        </p>
      )}
    </header>
  )
}
