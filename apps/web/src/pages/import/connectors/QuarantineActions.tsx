import type { QuarantinedSignal } from '@takt/domain/machines/model/connector.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { RefreshIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import styles from './QuarantinePanel.module.css'
import { isDoubted } from './read-signal.ts'
import type { ChosenSignals } from './use-chosen-signals.ts'
import type { Progress } from './use-quarantine-work.ts'
import type { Work } from './work-through.ts'

interface QuarantineActionsProps {
  signals: readonly QuarantinedSignal[]
  choice: ChosenSignals
  progress: Progress | null
  onStart: (work: Work, signals: readonly QuarantinedSignal[]) => void
}

/** For the ticked signals, or for all when none is ticked; each button says which. */
export function QuarantineActions({ signals, choice, progress, onStart }: QuarantineActionsProps) {
  const text = useText()
  // Those of the moment of asking: a signal that arrives meanwhile has not been seen by anybody.
  const [asked, setAsked] = useState<readonly QuarantinedSignal[] | null>(null)
  const some = choice.chosen.length > 0
  const which = some ? choice.chosen : signals
  const count = which.length
  const toAccept = some ? which : signals.filter(({ signal }) => !isDoubted(signal))
  if (progress !== null) {
    return (
      <ProgressBar
        className={styles.progress}
        label={text(progress.work === 'accept' ? 'quarantine.accepting' : 'quarantine.discarding')}
        value={progress.handled}
        max={progress.total}
        valueText={text('quarantine.done-of', { done: progress.handled, total: progress.total })}
      />
    )
  }
  return (
    <div className={styles.actions}>
      {some && (
        <Button variant="quiet" onClick={choice.clear}>
          {text('quarantine.clear')}
        </Button>
      )}
      {toAccept.length > 0 && (
        <Button variant="primary" icon={<RefreshIcon />} onClick={() => onStart('accept', toAccept)}>
          {text(some ? 'quarantine.accept-chosen' : 'quarantine.accept-all', { count: toAccept.length })}
        </Button>
      )}
      <Button icon={<TrashIcon />} onClick={() => setAsked(which)}>
        {text(some ? 'quarantine.discard-chosen' : 'quarantine.discard-all', { count })}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        danger
        title={text('quarantine.discard-title', { count: asked?.length ?? 0 })}
        message={text('quarantine.discard-text')}
        confirmLabel={text('quarantine.discard')}
        cancelLabel={text('quarantine.keep')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          onStart('discard', asked ?? [])
        }}
      />
    </div>
  )
}
