import type { ReactNode } from 'react'
import { useNumber } from '../../data/format.ts'
import { useText } from '../../data/use-text.ts'
import styles from './OrderList.module.css'

/** What every kind of order has. */
export interface AnyOrder {
  readonly work_order_no: string
  readonly card_no: string
  readonly part_no: string
  readonly part_description: string
  readonly op_number: string
  readonly op_name: string
  readonly card_good_qty: number
  readonly planned_op_qty: number
  readonly cancelled: 0 | 1
}

export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.two}>
      <span className={styles.strong}>{first}</span>
      <span className={styles.muted}>{second}</span>
    </span>
  )
}

/** Number and card; a cancelled order is struck through and says so. */
export function OrderCell({ order }: { order: AnyOrder }) {
  const text = useText()
  const cancelled = order.cancelled === 1
  return (
    <TwoLines
      first={<span className={cancelled ? styles.cancelled : undefined}>{order.work_order_no}</span>}
      second={cancelled ? text('orders.cancelled') : order.card_no}
    />
  )
}

/** A whole order where a table has no room. */
export function PhoneOrder({ order, when }: { order: AnyOrder; when: string }) {
  const text = useText()
  const number = useNumber()
  return (
    <span className={styles.phone}>
      <span className={styles.first}>
        <span className={order.cancelled === 1 ? styles.cancelled : styles.strong}>{order.work_order_no}</span>
        <span>
          {number(order.card_good_qty)} / {number(order.planned_op_qty)}
        </span>
      </span>
      <span className={styles.first}>
        <span className={styles.muted}>{order.part_no}</span>
        <span className={styles.muted}>{order.cancelled === 1 ? text('orders.cancelled') : when}</span>
      </span>
    </span>
  )
}
