import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useNumber } from '../../data/format.ts'
import { useText } from '../../data/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import type { PanelProps } from '../define-panel.ts'
import styles from './RunningOrderStopPanel.module.css'

export default function RunningOrderStopPanel(props: PanelProps<'running-order', Record<string, never>>) {
  const { selection, busy, perform } = props
  const text = useText()
  const number = useNumber()
  const go = useGo()
  const [asking, setAsking] = useState(false)
  const { machine_id, work_order_no, part_no, card_good_qty, planned_op_qty } = selection.order
  const words = { order: work_order_no, machine: machine_id }
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.order}>
          {machine_id} · {work_order_no}
        </p>
        <p className={styles.about}>
          {part_no} · {number(card_good_qty)} / {number(planned_op_qty)}
        </p>
      </div>
      <Button size="primary" icon={<ArrowRightIcon />} onClick={() => go(to('machine', { machine: machine_id }))}>
        {text('panel.open-machine')}
      </Button>
      <Button size="primary" variant="danger" icon={<CloseIcon />} busy={busy} onClick={() => setAsking(true)}>
        {text('running-order.stop')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={text('running-order.stop-title', words)}
        message={text('running-order.stop-text', {
          good: number(card_good_qty),
          planned: number(planned_op_qty),
        })}
        confirmLabel={text('running-order.stop')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void perform({}).then(() => setAsking(false))}
      />
    </div>
  )
}
