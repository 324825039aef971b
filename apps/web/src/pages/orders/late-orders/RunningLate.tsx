import type { LateOrder } from '@takt/domain/orders/model/late-order.ts'
import type { LateChoice } from '@takt/domain/orders/orders-at-risk.ts'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { useWhyLate } from '../../../parts/late-order/use-why-late.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import card from './LateCard.module.css'
import styles from './LateOrdersPage.module.css'
import { useMoment } from './use-moment.ts'
import type { useRunningLate } from './use-running-late.ts'

interface RunningLateProps {
  readonly load: ReturnType<typeof useRunningLate>
  readonly rows: readonly LateOrder[] | undefined
  readonly choice: Exclude<LateChoice, 'not-begun'>
}

/** What runs and will be done too late, a card for each order; a press leads to its machine. */
export function RunningLate({ load, rows, choice }: RunningLateProps) {
  const text = useText()
  if (rows === undefined && load.error) {
    return (
      <ErrorState
        message={text('late.failed')}
        detail={load.error.message}
        retryLabel={text('shell.retry')}
        onRetry={() => void load.reload()}
      />
    )
  }
  if (rows === undefined) return <Skeleton lines={4} height={44} />
  if (rows.length === 0) {
    return <EmptyState title={text(choice === 'at-risk' ? 'late.none-at-risk' : 'late.none-running')} />
  }
  return (
    <ul className={styles.cards}>
      {rows.map((order) => (
        <OrderCard key={order.card_no} order={order} />
      ))}
    </ul>
  )
}

function OrderCard({ order }: { readonly order: LateOrder }) {
  const text = useText()
  const go = useGo()
  const why = useWhyLate()
  const moment = useMoment()
  const { card_no, work_order_no, part_no, part_description, machine_id, machine_name, standing } = order
  return (
    <li className={card.card}>
      <button
        type="button"
        className={`${card.press} ${standing === 'late' ? card.yellow : ''}`}
        onClick={() => go(to('machine', { machine: machine_id }))}
      >
        <span className={card.machine}>
          <span className={card.id}>{work_order_no || card_no}</span>
          <span className={card.description}>{part_description || part_no}</span>
          <span className={card.description}>{`${machine_id} ${machine_name}`.trim()}</span>
        </span>
        <span className={card.orders}>
          <span>{text('late.planned-end', { time: moment(order.due_at) })}</span>
          {order.done_at !== '' && <span>{text('late.expected', { time: moment(order.done_at) })}</span>}
        </span>
        <span className={card.figures}>
          <StatusTag tone={standing === 'late' ? 'bad' : 'warning'} label={text(`order.${standing}`)} />
          <span>{why(order)}</span>
        </span>
      </button>
    </li>
  )
}
