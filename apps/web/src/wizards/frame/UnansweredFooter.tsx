import type { Failure } from '@takt/domain/orders/wizard/state.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { CheckIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useSession } from '../../data/session/session.ts'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './Wizard.module.css'

interface UnansweredFooterProps {
  /** When it was sent. */
  at: number
  failure: Failure | null
  sending: boolean
  /** null while it cannot be sent. */
  onSendAgain: (() => void) | null
  onDiscard: () => void
}

/** In place of Complete, when what was sent before the page was loaded has no answer. */
export function UnansweredFooter({ at, failure, sending, onSendAgain, onDiscard }: UnansweredFooterProps) {
  const text = useText()
  const time = usePopupTime()
  const { time_zone: timeZone } = useSession()
  const [asking, setAsking] = useState(false)
  return (
    <footer className={styles.footer}>
      <div className={styles.words}>
        <p className={styles.warning} role="alert">
          <WarningIcon size={22} />
          <span>
            {failure && <strong>{failure.message} </strong>}
            {text('wizard.unanswered', { at: dayAndTime(at, { timeZone }) })}
          </span>
        </p>
      </div>
      <Button size="primary" disabled={sending} onClick={() => setAsking(true)}>
        {text('wizard.unanswered.discard')}
      </Button>
      <Button
        size="primary"
        variant="primary"
        className={styles.next}
        icon={<CheckIcon size={28} />}
        busy={sending}
        why={onSendAgain === null && !sending && text('why.loading')}
        onClick={() => onSendAgain?.()}
      >
        {text(sending ? 'wizard.completing' : 'wizard.unanswered.send-again')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={text('wizard.unanswered.discard-ask')}
        message={text('wizard.unanswered.discard-text')}
        confirmLabel={text('wizard.unanswered.discard')}
        cancelLabel={text('wizard.unanswered.keep')}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        onCancel={() => setAsking(false)}
        {...time}
      />
    </footer>
  )
}
