import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './ChangesDialog.module.css'

interface ChangesFrameProps<Row> {
  name: string
  load: {
    readonly rows: readonly Row[] | undefined
    readonly error: { readonly message: string } | null
    reload(): unknown
  }
  line: (row: Row) => ReactNode
  onClose: () => void
}

/** The history of one thing: what was changed, line by line, or why nothing can be read. */
export function ChangesFrame<Row>({ name, load: { rows, error, reload }, line, onClose }: ChangesFrameProps<Row>) {
  const text = useText()
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
          {rows.map(line)}
        </ol>
      )}
    </Dialog>
  )
}
