import type { WaitingEntry } from '@takt/domain/ground/offline/waiting-entry.ts'
import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { changeEntry, dropEntry } from '../../data/offline/outbox.ts'
import { sendWaiting } from '../../data/offline/send-waiting.ts'
import { useStopTime } from '../../data/words/stop-words.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import styles from './OutboxDialog.module.css'

/** One thing somebody did: what it was, of which stop, when, and why the server did not take it. */
export function OutboxEntry({ entry, onLeave }: { entry: WaitingEntry; onLeave: () => void }) {
  const text = useText()
  const go = useGo()
  const timeOf = useStopTime()
  const { about, refused } = entry
  const made = timeOf(new Date(entry.made_at).toISOString())
  const began = about.stop === '' ? undefined : timeOf(new Date(Number(about.stop)).toISOString())
  const again = async () => {
    await changeEntry({ ...entry, refused: null, breakdowns: 0 })
    await sendWaiting()
  }
  return (
    <li className={styles.entry} data-entry={entry.id}>
      <p className={styles.what}>
        <strong>{about.machine_id}</strong>
        {about.stop_code === '' ? (
          <span>{text('outbox.note')}</span>
        ) : (
          <span>
            <span
              className={styles.swatch}
              style={{ backgroundColor: reasonColour(about.stop_code, about.stop_reason_color) }}
            />
            {about.stop_code} {about.stop_description}
          </span>
        )}
        {began && (
          <span className={styles.muted}>{text('outbox.stop-at', { time: `${began.date} ${began.time}` })}</span>
        )}
        <span className={styles.made}>{made.time}</span>
      </p>
      {about.note !== '' && <p className={styles.muted}>{about.note}</p>}
      {refused && (
        <>
          <p className={styles.why}>
            <WarningIcon size={18} /> {refused.why}
          </p>
          <div className={styles.actions}>
            <Button
              onClick={() => {
                onLeave()
                go(to('machine', { machine: about.machine_id }))
              }}
            >
              {text('outbox.open')}
            </Button>
            <Button onClick={() => void again()}>{text('outbox.send-again')}</Button>
            <Button variant="danger" onClick={() => void dropEntry(entry.seq)}>
              {text('outbox.remove')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
