import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from '../register/ChangesDialog.module.css'
import { ChangesFrame } from '../register/ChangesFrame.tsx'
import { useTrailWords } from '../trail/use-trail-words.ts'

export type BookingOf = ProcedureInput<'get_booking_changes'>

interface BookingChangesDialogProps {
  of: BookingOf
  name: string
  onClose: () => void
}

/** What the trail tells of a booking. */
export default function BookingChangesDialog({ of, name, onClose }: BookingChangesDialogProps) {
  const text = useText()
  const words = useTrailWords()
  const load = useLoad('get_booking_changes', of)
  return (
    <ChangesFrame
      name={name}
      load={load}
      line={(row) => (
        <li key={row.id} className={styles.change}>
          <p className={styles.head}>
            <span className={styles.when}>{words.when(row)}</span>
            <span className={styles.who}>{words.who(row)}</span>
            <span>{words.did(row)}</span>
          </p>
          {row.reason !== '' && <p>{row.reason}</p>}
          <ul className={styles.fields}>
            {row.changes.map(({ field, from, to }) => (
              <li key={field}>
                {text('register.from-to', {
                  field: words.field(field) || words.did(row),
                  from: words.value(from),
                  to: words.value(to),
                })}
              </li>
            ))}
          </ul>
        </li>
      )}
      onClose={onClose}
    />
  )
}
