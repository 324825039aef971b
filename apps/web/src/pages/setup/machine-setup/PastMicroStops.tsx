import type { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import styles from './MachineForm.module.css'

interface PastMicroStopsProps {
  row: MachineSettingRow
  /** As it stands in the form. */
  seconds: number
}

/** Judges the stops that were by the limit of now. Only by one that is saved: nobody could say which one it was otherwise. */
export function PastMicroStops({ row, seconds }: PastMicroStopsProps) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const machine = row.machine_id
  const saved = seconds === row.micro_stop_seconds
  const rebuild = async () => {
    setBusy(true)
    try {
      const [built] = await call('rebuild_machine', { machine_id: machine, micro_stops: 'as-now' })
      const since = built?.since == null ? '' : dayAndTime(Date.parse(built.since), { timeZone })
      const count = built?.rejudged ?? 0
      notify.success(
        text(count > 0 ? 'machine-setup.past-changed' : 'machine-setup.past-same', { machine, since, count }),
      )
    } catch (problem) {
      notify.refused(problem)
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <div className={styles.past}>
      <Button why={!saved && text('machine-setup.past-unsaved')} onClick={() => setAsking(true)}>
        {text('machine-setup.past')}
      </Button>
      <span className={styles.pastHint}>{text(saved ? 'machine-setup.past-hint' : 'machine-setup.past-unsaved')}</span>
      <ConfirmDialog
        open={asking}
        busy={busy}
        title={text('machine-setup.past-title', { machine })}
        message={text(seconds === 0 ? 'machine-setup.past-text-none' : 'machine-setup.past-text', { seconds })}
        confirmLabel={text('machine-setup.past-confirm')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void rebuild()}
      />
    </div>
  )
}
