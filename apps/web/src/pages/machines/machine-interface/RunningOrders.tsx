import { can } from '@takt/domain/ground/permissions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { Order as Run } from '@takt/domain/orders/model/order.ts'
import type { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import { orderPace } from '@takt/domain/orders/order-pace.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useServerNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { sinceText, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { Factors } from './Factors.tsx'
import { NextOrders } from './NextOrders.tsx'
import styles from './RunningOrders.module.css'
import { useTerminal } from './use-terminal.ts'

const MOVE_EVERY_MS = 15_000

export function RunningOrders({ machine }: { machine: Machine }) {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const { machine_id } = machine
  const { scrap_menu } = useTerminal(machine_id)
  const load = useLoad('get_running_orders', { machine_id }, { reloadOn: ['OrderChanged', 'MachineChanged'] })
  return (
    <Card
      title={text('cockpit.running-orders')}
      actions={
        load.rows &&
        load.rows.length > 0 && (
          <>
            {scrap_menu === 1 && can(session, 'report-quantity') && (
              <Button icon={<TrashIcon />} onClick={() => go(to('scrapQuantity', { machine: machine_id }))}>
                {text('title.scrap-quantity')}
              </Button>
            )}
            <Button onClick={() => go(to('runningOrders', { machine: machine_id }))}>{text('orders.manage')}</Button>
          </>
        )
      }
    >
      {load.error && !load.rows ? (
        <ErrorState
          message={text('cockpit.orders-failed')}
          detail={load.error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void load.reload()}
        />
      ) : load.rows === undefined ? (
        <Skeleton lines={3} height={24} />
      ) : load.rows.length === 0 ? (
        <NextOrders machine={machine} />
      ) : (
        <>
          <ul className={styles.orders}>
            {load.rows.map((order, _, { length }) => (
              <Order key={order.record_no} order={order} beside={length} />
            ))}
          </ul>
          <NextOrder machine_id={machine_id} />
        </>
      )}
    </Card>
  )
}

interface OrderProps {
  order: Run
  /** Orders that run at once, this one among them. */
  beside: number
}

function Order({ order, beside }: OrderProps) {
  const text = useText()
  const number = useNumber()
  const done = order.card_good_qty >= order.planned_op_qty
  return (
    <li className={styles.order}>
      <div className={styles.head}>
        <span className={styles.number}>{order.work_order_no}</span>
        <span className={styles.about}>
          {order.part_no} {order.part_description}
        </span>
        <span className={styles.about}>
          {text('cockpit.card', { card: order.card_no })} · {order.op_no} {order.op_name}
        </span>
      </div>
      <p className={styles.quantity}>
        <strong>{number(order.card_good_qty)}</strong>
        <span className={styles.of}>
          / {number(order.planned_op_qty)} {unitText(order.unit)}
        </span>
        <span className={order.card_scrap_qty > 0 ? styles.scrap : styles.about}>
          {text('cockpit.scrap', { count: number(order.card_scrap_qty) })}
        </span>
        {order.planned_op_qty > 0 && (
          <span className={styles.left}>
            {order.remaining_qty < 0
              ? text('orders.more-than-ordered', { count: number(-order.remaining_qty) })
              : text('cockpit.remaining', { count: number(order.remaining_qty) })}
          </span>
        )}
      </p>
      <ProgressBar
        hideTexts
        label={text('cockpit.good')}
        valueText={text('cockpit.good-of', {
          good: number(order.card_good_qty),
          planned: number(order.planned_op_qty),
        })}
        value={order.card_good_qty}
        max={Math.max(1, order.planned_op_qty)}
        tone={done ? 'success' : 'accent'}
      />
      <OrderFactors order={order} beside={beside} />
    </li>
  )
}

function OrderFactors({ order, beside }: OrderProps) {
  const { machine_id, card_no, p_order } = order
  const text = useText()
  const { refresh_interval: everySeconds } = useTerminal(machine_id)
  const { rows } = useLoad('get_order_details', { machine_id, card_no, p_order }, { everySeconds })
  const [details] = rows ?? []
  if (!details) return null
  return (
    <>
      <Pace order={order} beside={beside} details={details} />
      <Factors
        inLine
        heading={text('details.oee')}
        part={details.part_no}
        machine_id={machine_id}
        of={{ ...details, oee: details.tak }}
      />
    </>
  )
}

/** How fast it goes beside the plan, and when it will be done at that pace. */
function Pace({ order, beside, details }: OrderProps & { details: OrderDetails }) {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const now = useServerNow(MOVE_EVERY_MS)
  const { remaining_qty, planned_unit_time } = order
  const { real_unit_time } = details
  const planned_ahead = useMemo(
    () =>
      details.planned_ahead.map(({ start_time, end_time }) => ({
        from: Date.parse(start_time),
        to: Date.parse(end_time),
      })),
    [details.planned_ahead],
  )
  const pace = orderPace({ remaining_qty, planned_unit_time, real_unit_time, planned_ahead, beside }, now)
  if (pace.per_hour === null && pace.done_at === null && !pace.too_long) return null
  const whole = (value: number) => number(Math.round(value))
  return (
    <p className={styles.pace}>
      {pace.per_hour !== null && <strong>{text('cockpit.pace', { count: whole(pace.per_hour) })}</strong>}
      {pace.planned_per_hour !== null && (
        <span>{text('cockpit.pace-planned', { count: whole(pace.planned_per_hour) })}</span>
      )}
      {pace.too_long && <span className={styles.left}>{text('cockpit.done-too-late')}</span>}
      {pace.done_at !== null && (
        <strong className={styles.left}>
          {text(pace.by_plan ? 'cockpit.done-by-plan' : 'cockpit.done-at', {
            time: sinceText(pace.done_at, { language, timeZone, now }),
          })}
        </strong>
      )}
    </p>
  )
}

/** What stands first in the plan of the machine. */
function NextOrder({ machine_id }: { machine_id: string }) {
  const text = useText()
  const number = useNumber()
  const { rows } = useLoad('get_planned_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const next = rows?.find(({ cancelled }) => cancelled === 0)
  if (!next) return null
  return (
    <p className={styles.next}>
      <span className={styles.about}>{text('cockpit.next-order')}</span>
      <AppLink to={to('plannedOrders', { machine: machine_id })}>{next.work_order_no}</AppLink>
      <span className={styles.part}>
        {next.part_no} {next.part_description}
      </span>
      <span className={styles.left}>
        {text('cockpit.remaining', { count: `${number(next.remaining_qty)} ${unitText(next.unit)}` })}
      </span>
    </p>
  )
}
