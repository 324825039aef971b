import { type StopQuestion, stopQuestions } from '@takt/domain/orders/stop-questions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import styles from '../PanelRow.module.css'
import { CancelRestQuestion } from './CancelRestQuestion.tsx'
import { machinesOf } from './machines-of.ts'

export interface StopAnswer {
  readonly cancel_order: 0 | 1
}

export default function RunningOrderStopPanel({ selection, busy, perform }: PanelProps<'running-order', StopAnswer>) {
  const text = useText()
  const number = useNumber()
  const time = usePopupTime()
  const { orders } = selection
  // What is still to be asked; the first of them is on the screen.
  const [asked, setAsked] = useState<readonly StopQuestion[]>([])
  const stop = (cancel_order: 0 | 1) => {
    setAsked([])
    void perform({ cancel_order })
  }
  const start = () => {
    const questions = stopQuestions(machinesOf(orders))
    if (questions.length === 0) stop(0)
    else setAsked(questions)
  }
  const sure = () => (asked.length > 1 ? setAsked(asked.slice(1)) : stop(0))
  const names = orders.map(({ work_order_no }) => work_order_no).join(', ')
  const [first] = orders
  return (
    <div className={styles.row}>
      <p className={styles.about}>{text('orders.stop-about')}</p>
      <Button size="primary" variant="danger" icon={<CloseIcon />} busy={busy} onClick={start}>
        {text('orders.stop', { count: orders.length })}
      </Button>
      <ConfirmDialog
        open={asked[0] === 'sure'}
        danger
        title={text('orders.stop-title', { orders: names, machine: first?.machine_id ?? '' })}
        message={text('running-order.stop-text', {
          good: number(orders.reduce((sum, order) => sum + order.card_good_qty, 0)),
          planned: number(orders.reduce((sum, order) => sum + order.planned_op_qty, 0)),
        })}
        confirmLabel={text('orders.stop', { count: orders.length })}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsked([])}
        onConfirm={sure}
        {...time}
      />
      <CancelRestQuestion
        open={asked[0] === 'cancel-rest'}
        left={number(orders.reduce((sum, order) => sum + Math.max(order.remaining_qty, 0), 0))}
        onAnswer={(cancel_order) => (cancel_order === undefined ? setAsked([]) : stop(cancel_order))}
      />
    </div>
  )
}
