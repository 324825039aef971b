import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { CheckIcon, CloseIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import styles from './QuarantineOutcome.module.css'
import { machineOf, reasonWords, whatOf } from './read-signal.ts'
import type { Outcome } from './work-through.ts'

/** What became of the signals: how many went, and each that did not with its reason. Stays until it is closed. */
export function QuarantineOutcome({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const text = useText()
  const box = useRef<HTMLElement>(null)
  const { work, done, left, unconfirmed, problem } = outcome
  const accepts = work === 'accept'
  // The button that was pressed may be gone with the last signal; the focus would fall to the page.
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} className={styles.outcome} aria-label={text('quarantine.outcome')}>
      <div className={styles.words}>
        {done > 0 && (
          <p className={styles.done}>
            <CheckIcon />
            {text(accepts ? 'quarantine.accepted' : 'quarantine.discarded', { count: done })}
          </p>
        )}
        {unconfirmed > 0 && (
          <p className={styles.left}>
            <WarningIcon />
            {text('quarantine.stopped', { count: unconfirmed, problem })}
          </p>
        )}
        {left.length > 0 && (
          <>
            <p className={styles.left}>
              <WarningIcon />
              {text(accepts ? 'quarantine.not-accepted' : 'quarantine.not-discarded', { count: left.length })}
            </p>
            <ul className={styles.list}>
              {left.map(({ signal, why }) => (
                <li key={signal.record_no}>
                  {machineOf(signal.signal)}, {whatOf(signal.signal, text)}:{' '}
                  {why ? reasonWords({ ...why, signal: signal.signal }, text) : text('quarantine.gone')}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <IconButton aria-label={text('shell.close')} icon={<CloseIcon />} onClick={onClose} />
    </section>
  )
}
