import type { Failure } from '@takt/domain/orders/wizard/state.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { CheckIcon, InfoIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import type { Verdict } from '../engine/define-step.ts'
import { useSaid } from '../engine/said.ts'
import styles from './Wizard.module.css'

interface WizardFooterProps {
  verdict: Verdict
  failure: Failure | null
  last: boolean
  enabled: boolean
  completing: boolean
  /** What the button says while it means something else than going on. */
  label: TextKey | undefined
  onNext: () => void
}

const BOOKED = {
  refused: 'wizard.not-booked',
  unknown: 'wizard.maybe-booked',
  partly: 'wizard.partly-booked',
} as const

/** Says what stands in the way or is worth a second look, beside the button that it is about. */
export function WizardFooter({ verdict, failure, last, enabled, completing, label, onNext }: WizardFooterProps) {
  const text = useText()
  const words = useSaid()
  const blocked = verdict !== 'ok' && 'blocked' in verdict ? verdict.blocked : null
  const refused = verdict !== 'ok' && 'refused' in verdict && verdict.refused === true
  const warnings = verdict === 'ok' ? [] : (verdict.warn ?? [])
  const yellow = warnings.length > 0 && blocked === null
  return (
    <footer className={styles.footer}>
      <div className={styles.words}>
        {failure && (
          <p className={styles.failure} role="alert">
            <WarningIcon size={22} />
            <span>
              <strong>{failure.message}</strong> {text(BOOKED[failure.outcome])}
            </span>
          </p>
        )}
        <div role="status" className={styles.status}>
          {blocked && (
            <p className={refused ? styles.refusal : styles.hint} data-refused={refused || undefined}>
              {refused ? <WarningIcon size={22} /> : <InfoIcon size={20} />}
              {words(blocked)}
            </p>
          )}
          {warnings.map((said) => (
            <p key={words(said)} className={styles.warning}>
              <WarningIcon size={20} />
              {words(said)}
            </p>
          ))}
        </div>
      </div>
      <Button
        size="primary"
        variant="primary"
        className={classNames(styles.next, yellow && styles.warn)}
        data-warns={yellow || undefined}
        icon={last ? <CheckIcon size={28} /> : undefined}
        iconEnd={last ? undefined : <ArrowRightIcon />}
        busy={completing}
        why={!enabled && !completing && (blocked ? words(blocked) : text('why.loading'))}
        onClick={onNext}
      >
        {nextLabel()}
      </Button>
    </footer>
  )

  function nextLabel(): string {
    if (completing) return text('wizard.completing')
    if (label !== undefined) return text(label)
    return text(last ? 'wizard.complete' : 'wizard.next')
  }
}
