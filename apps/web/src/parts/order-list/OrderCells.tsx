import type { ReactNode } from 'react'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
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
  /** 1: its Euromap program is blocked. */
  readonly locked?: 0 | 1
}

export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.two}>
      <span className={styles.strong}>{first}</span>
      <span className={styles.muted}>{second}</span>
    </span>
  )
}

/** Why it does not start, where it does not. */
function standingOf({ cancelled, locked }: AnyOrder): 'orders.cancelled' | 'orders.program-blocked' | undefined {
  if (cancelled === 1) return 'orders.cancelled'
  return locked === 1 ? 'orders.program-blocked' : undefined
}

/** Number and card; a cancelled order is struck through and says so, as does one whose program is blocked. */
export function OrderCell({ order }: { order: AnyOrder }) {
  const text = useText()
  const cancelled = order.cancelled === 1
  const standing = standingOf(order)
  return (
    <TwoLines
      first={<span className={cancelled ? styles.cancelled : undefined}>{order.work_order_no}</span>}
      second={standing === undefined ? order.card_no : text(standing)}
    />
  )
}

/** A whole order where a table has no room. */
export function PhoneOrder({ order, when }: { order: AnyOrder; when: string }) {
  const text = useText()
  const number = useNumber()
  const standing = standingOf(order)
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
        <span className={styles.muted}>{standing === undefined ? when : text(standing)}</span>
      </span>
    </span>
  )
}
