import { isOpen } from '@takt/domain/ground/offline/waiting-entry.ts'
import { ClockIcon } from '@takt/ui/icon/icons.tsx'
import { useWaitingEntries } from '../../../data/offline/outbox.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './NoteList.module.css'

/** What was written here and only this terminal knows yet: above the others, and said to wait. */
export function WaitingNotes({ machine_id }: { machine_id: string }) {
  const text = useText()
  const waiting = useWaitingEntries().filter(
    (entry) => isOpen(entry) && entry.name === 'save_machine_note' && entry.about.machine_id === machine_id,
  )
  if (waiting.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={text('outbox.title')}>
      {waiting.map((entry) => (
        <li key={entry.id} className={styles.note}>
          <div className={styles.words}>
            <p className={styles.text}>{entry.about.note}</p>
            <p className={styles.about}>
              <ClockIcon size={16} /> {text('outbox.waiting')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
