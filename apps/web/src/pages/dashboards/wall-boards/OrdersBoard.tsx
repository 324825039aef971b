import type { LateOrder } from '@takt/domain/orders/model/late-order.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useWhyLate } from '../../../parts/late-order/use-why-late.ts'
import { BoardFrame, type BoardProps, Instead, useMoment } from './BoardFrame.tsx'
import styles from './OrdersBoard.module.css'
import parts from './parts.module.css'
import { shortTime } from './short-time.ts'
import { useBoard } from './use-board.ts'

const heads = ['board.order', 'board.machine', 'board.why', 'board.late-by', 'board.done-at'] as const

export function OrdersBoard({ place, turn }: BoardProps) {
  const text = useText()
  const number = useNumber()
  const load = useBoard('orders', place)
  return (
    <BoardFrame board="orders" load={load} turn={turn}>
      {({ orders, late, at_risk, running }) =>
        orders.length === 0 ? (
          <Instead title={text('board.no-orders')} about={text('board.no-orders-text', { count: running })} />
        ) : (
          <div className={styles.orders}>
            <p className={styles.atRisk}>
              <span className={parts.huge}>{number(late)}</span>
              <span className={parts.medium}>{text('order.late')}</span>
              <span className={parts.large}>{number(at_risk)}</span>
              <span className={parts.medium}>{text('order.at-risk')}</span>
              {late + at_risk > orders.length && (
                <span>{text('board.more-orders', { count: late + at_risk - orders.length })}</span>
              )}
            </p>
            <table className={styles.table}>
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      {text(head)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {orders.map((order) => (
                  <OrderRow key={order.card_no} order={order} />
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </BoardFrame>
  )
}

function OrderRow({ order }: { readonly order: LateOrder }) {
  const text = useText()
  const moment = useMoment()
  const why = useWhyLate()
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{order.part_description || order.part_no}</span>
        <span className={styles.under}>{order.work_order_no || order.card_no}</span>
      </th>
      <td>
        <span className={styles.name}>{order.machine_name || order.machine_id}</span>
        <span className={styles.under}>{order.machine_id}</span>
      </td>
      <td>
        <span className={styles.wraps}>
          <b className={styles.standing} data-standing={order.standing}>
            {text(`order.${order.standing}`)}
          </b>{' '}
          {why(order)}
        </span>
      </td>
      <td>
        <span className={styles.figure}>{shortTime(order.behind_ms)}</span>
        {/* What has not begun is late by its start, what runs by its end. */}
        <span className={styles.under}>
          {text(order.why === 'not-started' ? 'board.late-by.start' : 'board.late-by.end')}
        </span>
      </td>
      <td className={styles.moment}>{order.done_at === '' ? '–' : moment(order.done_at)}</td>
    </tr>
  )
}
