import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { RefreshIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useState } from 'react'
import { usePopupTime } from '../data/stops/use-popup-time.ts'
import { useText } from '../data/words/use-text.ts'
import styles from './PanelRow.module.css'

export interface RetryOrDeleteAnswer {
  /** decline: the question whether to delete was answered with no. */
  readonly action: 'retry' | 'delete' | 'decline'
  onProgress(handled: number): void
}

interface RetryOrDeleteProps {
  readonly count: number
  /** Why the only chosen one failed, to its end: a row has no room for it. */
  readonly why?: string | undefined
  readonly busy: boolean
  perform(answer: RetryOrDeleteAnswer): Promise<boolean>
}

/** What can be done with records that the ERP did not take. Deleting asks first and names how many. */
export function RetryOrDelete({ count, why = '', busy, perform }: RetryOrDeleteProps) {
  const text = useText()
  const time = usePopupTime()
  const [asked, setAsked] = useState(false)
  // The list shrinks while its records are handled; what was pressed for stays what is counted.
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const act = (action: RetryOrDeleteAnswer['action']) => {
    setProgress({ done: 0, all: count })
    setAsked(false)
    void perform({ action, onProgress: (done) => setProgress({ done, all: count }) })
  }
  return (
    <div className={styles.row}>
      <p className={styles.about}>{[text('erp.chosen', { count }), why].filter(Boolean).join(' · ')}</p>
      {busy && progress.all > 1 && (
        <ProgressBar
          label={text('title.erp-failed')}
          valueText={text('erp.progress', progress)}
          value={progress.done}
          max={progress.all}
        />
      )}
      <Button size="primary" icon={<TrashIcon />} disabled={busy} onClick={() => setAsked(true)}>
        {text('erp.delete', { count })}
      </Button>
      <Button size="primary" variant="primary" icon={<RefreshIcon />} busy={busy} onClick={() => act('retry')}>
        {text('erp.retry', { count })}
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        title={text('erp.delete-title', { count })}
        message={text('erp.delete-text')}
        confirmLabel={text('erp.delete', { count })}
        cancelLabel={text('shell.cancel')}
        onCancel={() => act('decline')}
        onConfirm={() => act('delete')}
        {...time}
      />
    </div>
  )
}
