import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { useLoad } from '../../data/call/use-load.ts'
import styles from '../register/ChangesDialog.module.css'
import { ChangesFrame } from '../register/ChangesFrame.tsx'
import { ChangeLines } from '../trail/ChangeLines.tsx'
import { useTrailWords } from '../trail/use-trail-words.ts'

export type BookingOf = ProcedureInput<'get_booking_changes'>

interface BookingChangesDialogProps {
  of: BookingOf
  name: string
  onClose: () => void
}

/** What the trail tells of a booking. */
export default function BookingChangesDialog({ of, name, onClose }: BookingChangesDialogProps) {
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
          <ChangeLines changes={row.changes} />
        </li>
      )}
      onClose={onClose}
    />
  )
}
