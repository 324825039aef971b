import type { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RemoveButton } from '../../../parts/form/RemoveButton.tsx'
import { notify } from '../../../parts/notices.ts'
import { WayLink } from '../../../parts/way-link/WayLink.tsx'
import { to } from '../../../routes/to.ts'
import styles from './MachineForm.module.css'

interface MachineActionsProps {
  row: MachineSettingRow
  /** Undefined: this person adds no machines. */
  onCopy: (() => void) | undefined
  onSaved: () => Promise<void>
  onClose: () => void
}

/** What is done with a machine as a whole. */
export function MachineActions({ row, onCopy, onSaved, onClose }: MachineActionsProps) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const machine = row.machine_id
  const turn = async () => {
    setBusy(true)
    try {
      await call('switch_machine', { machine_id: machine, active: !row.active })
      notify.success(text(row.active ? 'machine-setup.off' : 'machine-setup.on', { machine }))
    } catch (problem) {
      notify.refused(problem)
    }
    await onSaved()
    onClose()
  }
  return (
    <div className={styles.actions}>
      {onCopy && <Button onClick={onCopy}>{text('machine-setup.copy')}</Button>}
      <Button busy={busy} onClick={() => (row.active ? setAsking(true) : void turn())}>
        {text(row.active ? 'machine-setup.switch-off' : 'machine-setup.switch-on')}
      </Button>
      {row.last_signal === '' && (
        <RemoveButton
          removes="delete_machine"
          label={text('machine-setup.delete')}
          title={text('machine-setup.delete-title', { machine })}
          message={text('machine-setup.delete-text')}
          onRemove={async () => {
            await call('delete_machine', { machine_id: machine })
            return text('machine-setup.deleted', { machine })
          }}
          onRemoved={onSaved}
          onClose={onClose}
        />
      )}
      <WayLink to={to('specialFunctions', {}, { machine })}>{text('machine-setup.functions')}</WayLink>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={text('machine-setup.switch-off-title', { machine })}
        message={text('machine-setup.switch-off-text', { planned: row.planned_orders })}
        confirmLabel={text('machine-setup.switch-off')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void turn()}
      />
    </div>
  )
}
