import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { usePopupTime } from '../../../data/stops/use-popup-time.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './ActivityStep.module.css'

interface DeleteActivityProps {
  activity: InternalActivity
  onDeleted: () => void
}

export function DeleteActivity({ activity, onDeleted }: DeleteActivityProps) {
  const text = useText()
  const time = usePopupTime()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { description, machine_id: machine, record_no } = activity
  const remove = async () => {
    setAsking(false)
    setBusy(true)
    setProblem('')
    try {
      await call('delete_internal_activity', { record_no })
      onDeleted()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setProblem(failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.delete}>
      <span role={problem === '' ? undefined : 'alert'}>{problem || description}</span>
      <Button variant="danger" icon={<TrashIcon />} busy={busy} onClick={() => setAsking(true)}>
        {text('activity.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={text('activity.delete-which', { description, machine })}
        message={text('activity.delete-text')}
        confirmLabel={text('activity.delete')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
        {...time}
      />
    </div>
  )
}
