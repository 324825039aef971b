import { statusMode } from '@takt/domain/dashboards/machine-status.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import { setupOverrun } from '@takt/domain/orders/setup-time-left.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useServerNow } from '../../../data/live/live.ts'
import { useMachine, useMachinesLoad } from '../../../data/machines/machines.ts'
import { hoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MachinePage } from '../../../parts/machine-page/MachinePage.tsx'
import { cameFrom } from '../../../routes/came-from.ts'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { ApprovalForm } from './ApprovalForm.tsx'
import styles from './FirstPieceOkPage.module.css'

/** The first good piece ends the setup: what is made, how long it took, and what the machine asks of the one who approves. */
export default function FirstPieceOkPage() {
  const text = useText()
  const { machine: machine_id } = useRouteParams('firstPieceOk')
  const machine = useMachine(machine_id)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [from] = useState(() => cameFrom(path))
  const back = from ?? to('machine', { machine: machine_id })
  const machines = useMachinesLoad()
  const orders = useLoad('get_running_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  // Whether it is in setup only the machine itself says: one that is not known is not said to be out of it.
  const load = {
    ...orders,
    rows: machine || !(machines.loading || machines.error) ? orders.rows : undefined,
    error: orders.error ?? (machine ? null : machines.error),
    reload: () => {
      machines.reload()
      return orders.reload()
    },
  }
  return (
    <MachinePage
      title={text('title.first-piece-ok')}
      about={machine ? `${machine_id} ${machine.object_description}` : machine_id}
      back={back}
      load={load}
      failed={text('cockpit.orders-failed')}
    >
      {!machine || statusMode(machine) !== 'prep' ? (
        <EmptyState title={text('setup.not-in-setup')} text={text('setup.not-in-setup-text')} />
      ) : (
        <div className={styles.columns}>
          <Card title={text('cockpit.running-orders')}>
            {load.rows?.length === 0 && <p className={styles.missing}>{text('widget.order.none')}</p>}
            <ul className={styles.orders}>
              {(load.rows ?? []).map((order) => (
                <li key={order.record_no}>
                  <strong>{order.work_order_no}</strong>
                  <span>
                    {order.part_no} {order.part_description}
                  </span>
                  <span>
                    {text('cockpit.card', { card: order.card_no })} · {order.op_no} {order.op_name}
                  </span>
                </li>
              ))}
            </ul>
            <SetupTime machine={machine} order={load.rows?.[0]} />
          </Card>
          <Card title={text('setup.approval')}>
            <ApprovalForm machine={machine} order={load.rows?.[0]} back={back} />
          </Card>
        </div>
      )}
    </MachinePage>
  )
}

function SetupTime({ machine, order }: { machine: Machine; order: RunningOrder | undefined }) {
  const text = useText()
  const now = useServerNow()
  const elapsed = Math.max(0, Math.floor((now - Date.parse(machine.setup_since || machine.status_since)) / 1000))
  const planned = order?.planned_setup_time ?? 0
  const overrun = setupOverrun(order ?? null, elapsed)
  return (
    <dl className={styles.times}>
      <div>
        <dt>{text('setup.elapsed')}</dt>
        <dd data-late={overrun !== null || undefined}>{hoursText(elapsed)}</dd>
      </div>
      {planned > 0 && (
        <div>
          <dt>{text('setup.planned')}</dt>
          <dd>{hoursText(planned * 3600)}</dd>
        </div>
      )}
      {overrun !== null && (
        <p className={styles.late}>
          <WarningIcon size={20} />
          {text('setup.late', { time: overrun })}
        </p>
      )}
    </dl>
  )
}
