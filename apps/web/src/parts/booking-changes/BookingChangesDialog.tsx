import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useLoad } from '../../data/call/use-load.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from '../register/ChangesDialog.module.css'
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
  const { rows, error, reload } = useLoad('get_booking_changes', of)
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      closeLabel={text('shell.close')}
      title={text('register.changes-of', { name })}
      footer={
        <Button size="primary" onClick={onClose}>
          {text('shell.close')}
        </Button>
      }
    >
      {rows === undefined && error && (
        <ErrorState
          message={text('admin.failed')}
          text={error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void reload()}
        />
      )}
      {rows === undefined && !error && <LoadingState label={text('shell.loading')} />}
      {rows?.length === 0 && <EmptyState title={text('register.no-changes')} />}
      {rows && rows.length > 0 && (
        <ol className={styles.changes} aria-label={text('register.changes')}>
          {rows.map((row) => (
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
          ))}
        </ol>
      )}
    </Dialog>
  )
}
