import { amountText } from '@takt/domain/ground/by-unit.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, useNumber } from '../../../data/words/format.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import styles from './NextOrders.module.css'

const MOST_SHOWN = 3

/** Nothing runs: what is next in the plan can be started from here. */
export function NextOrders({ machine: { machine_id } }: { machine: Machine }) {
  const text = useText()
  const number = useNumber()
  const go = useGo()
  const { time_zone: timeZone } = useSession()
  const load = useLoad('get_planned_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const chosen = useSelection()
  const selected = chosen?.kind === 'planned-order' ? chosen.of.order.card_no : null
  const open = (load.rows ?? []).filter(({ cancelled }) => cancelled === 0)
  const choose = (order: PlannedOrder) => {
    if (order.card_no === selected) return select(null)
    const onDone = () => {
      select(null)
      void load.reload()
    }
    select({ kind: 'planned-order', of: { order, onDone } })
  }
  return (
    <>
      <p className={styles.none}>{text('cockpit.no-order')}</p>
      {open.length > 0 && (
        <ul className={styles.orders} aria-label={text('orders.next')}>
          {open.slice(0, MOST_SHOWN).map((order) => (
            <li key={order.card_no}>
              <button
                type="button"
                className={styles.order}
                aria-pressed={order.card_no === selected}
                onClick={() => choose(order)}
              >
                <span className={styles.number}>{order.work_order_no}</span>
                <span className={classNames(styles.number, styles.end)}>
                  {text('cockpit.remaining', { count: amountText(order.remaining_qty, unitText(order.unit), number) })}
                </span>
                <span className={styles.about}>
                  {order.part_no} {order.part_description}
                </span>
                <span className={classNames(styles.about, styles.end)}>
                  {text('orders.planned-start')} {dayAndTime(Date.parse(order.planned_start_time), { timeZone })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button size="primary" onClick={() => go(to('plannedOrders', { machine: machine_id }))}>
        {text('orders.all-planned')}
      </Button>
    </>
  )
}
