import { waitingCode } from '@takt/domain/ground/offline/waiting-entry.ts'
import { ClockIcon } from '@takt/ui/icon/icons.tsx'
import { useWaitingEntries } from '../../data/offline/outbox.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './WaitingReason.module.css'

/** A reason given on this terminal that nobody else has seen yet: said as such, not as what the stop is. */
export function WaitingReason({ machine_id, stop }: { machine_id: string; stop: string }) {
  const text = useText()
  const entry = waitingCode(useWaitingEntries(), machine_id, stop)
  if (!entry) return null
  return (
    <span className={styles.waiting} data-waiting={entry.about.stop_code}>
      <ClockIcon size={16} /> {entry.about.stop_code} {entry.about.stop_description} · {text('outbox.waiting')}
    </span>
  )
}
