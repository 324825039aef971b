import { can } from '@takt/domain/ground/permissions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { goesOnBeside, type StartedWith } from '@takt/domain/orders/start-chain.ts'
import { mayStopOrders } from '@takt/domain/orders/stop-questions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useLoad } from '../../data/call/use-load.ts'
import { type Selections, select } from '../../data/chosen/selection.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './PlannedOrderPanel.module.css'

interface StillRunningProps {
  machine: Machine
  order: StartedWith
  /** Comes back when what runs is stopped. */
  selection: Selections['planned-order']
  busy: boolean
}

/** What would count on beside the order, before anything is asked; from here it is stopped, and the order is there again. */
export function StillRunning({ machine, order, selection, busy }: StillRunningProps) {
  const text = useText()
  const { machine_id } = machine
  const mayStop = can(useSession(), 'report-quantity') && mayStopOrders([machine])
  const { rows = [] } = useLoad('get_running_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const beside = goesOnBeside(machine, order, rows)
  if (beside.length === 0) return null
  const stopFirst = () => {
    const orders = rows.filter(({ work_order_no }) => beside.includes(work_order_no))
    select({ kind: 'running-order', of: { orders, onDone: () => select({ kind: 'planned-order', of: selection }) } })
  }
  return (
    <div className={styles.still}>
      <p role="status">{text('start.beside', { orders: beside.join(', ') })}</p>
      {mayStop && (
        <Button size="primary" disabled={busy} onClick={stopFirst}>
          {text('start.stop-first')}
        </Button>
      )}
    </div>
  )
}
