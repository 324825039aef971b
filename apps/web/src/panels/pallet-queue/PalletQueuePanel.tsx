import type { PalletAction } from '@takt/domain/planning/pallet-queue.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { CheckIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { OrderWords } from '../OrderWords.tsx'
import row from '../PanelRow.module.css'

const actions = [
  { action: 'up', label: 'planning.up', icon: <ArrowUpIcon /> },
  { action: 'down', label: 'planning.down', icon: <ArrowDownIcon /> },
  { action: 'fetch', label: 'pallet-queue.fetch', icon: <CheckIcon /> },
] as const

export default function PalletQueuePanel({
  selection,
  busy,
  disabled,
  perform,
}: PanelProps<'queued-pallet', PalletAction>) {
  const text = useText()
  const time = usePopupTime()
  const [asking, setAsking] = useState(false)
  const { pallet } = selection
  const allowed = (action: PalletAction) => {
    const reason = disabled(action)
    return { disabled: busy, why: reason && text(reason) }
  }
  return (
    <div className={row.row}>
      <OrderWords head={[pallet.erp_id]} about={[pallet.part_no, pallet.part_description].join(' · ')} />
      {actions.map(({ action, label, icon }) => (
        <Button key={action} size="primary" icon={icon} {...allowed(action)} onClick={() => void perform(action)}>
          {text(label)}
        </Button>
      ))}
      <Button size="primary" icon={<TrashIcon />} disabled={busy} onClick={() => setAsking(true)}>
        {text('pallet-queue.remove')}
      </Button>
      <Button size="primary" variant="primary" {...allowed('call')} onClick={() => void perform('call')}>
        {text('pallet-queue.call')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={text('pallet-queue.remove-title', { pallet: pallet.erp_id })}
        message={text('pallet-queue.remove-text')}
        confirmLabel={text('pallet-queue.remove')}
        cancelLabel={text('shell.cancel')}
        onConfirm={() => {
          setAsking(false)
          void perform('remove')
        }}
        onCancel={() => setAsking(false)}
        {...time}
      />
    </div>
  )
}
