import type { Machine } from '@takt/domain/machines/model/machine.ts'
import {
  type LateLoad,
  type LateLook,
  lateColours,
  lateLook,
  opensLateOrders,
} from '@takt/domain/machines/overview/late-cards.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { CheckIcon, ClockIcon, RefreshIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { Spinner } from '@takt/ui/spinner/Spinner.tsx'
import type { ReactNode } from 'react'
import { plannedHoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './LateCard.module.css'
import { useMoment } from './use-moment.ts'

interface LateCardProps {
  machine: Machine
  load: LateLoad
  orders: readonly PlannedOrder[]
  onOpen: () => void
  onRetry: () => void
}

const icons: Record<LateLook, ReactNode> = {
  loading: <Spinner />,
  error: <WarningIcon />,
  none: <CheckIcon />,
  late: <ClockIcon />,
}

/** Colour, shape and word say the same. */
export function LateCardButton({ machine, load, orders, onOpen, onRetry }: LateCardProps) {
  const text = useText()
  const look = lateLook(load)
  return (
    <li className={styles.card} data-look={look}>
      <button
        type="button"
        className={classNames(styles.press, styles[lateColours[look]])}
        disabled={!opensLateOrders(load)}
        onClick={onOpen}
      >
        <span className={styles.machine}>
          <span className={styles.id}>{machine.machine_id}</span>
          <span className={styles.description}>{machine.machine_description}</span>
        </span>
        {look === 'late' && <FirstOrders orders={orders} />}
        <span className={styles.figures}>
          {icons[look]}
          <LateWords load={load} />
        </span>
      </button>
      {look === 'error' && (
        <Button
          className={styles.retry}
          icon={<RefreshIcon />}
          aria-label={text('late.retry', { machine: machine.machine_id })}
          onClick={onRetry}
        >
          {text('shell.retry')}
        </Button>
      )}
    </li>
  )
}

/** More stand behind the press. */
const MOST_SHOWN = 2

/** Which orders, and when each should have begun. */
function FirstOrders({ orders }: { readonly orders: readonly PlannedOrder[] }) {
  const text = useText()
  const moment = useMoment()
  const more = orders.length - MOST_SHOWN
  return (
    <span className={styles.orders}>
      {orders.slice(0, MOST_SHOWN).map(({ record_no1, work_order_no, card_no, planned_start_time }) => (
        <span key={record_no1}>
          <b>{work_order_no || card_no}</b> {text('late.should-have-begun', { time: moment(planned_start_time) })}
        </span>
      ))}
      {more > 0 && <span>{text('late.more', { count: more })}</span>}
    </span>
  )
}

function LateWords({ load }: { load: LateLoad }) {
  const text = useText()
  if (load.state !== 'loaded') return <span>{text(`late.${load.state}`)}</span>
  if (load.count === 0) return <span>{text('late.none')}</span>
  return (
    <>
      <span className={styles.count}>{text('late.count', { count: load.count })}</span>
      <span className={styles.hours}>{text('late.work-left', { time: plannedHoursText(load.hours) })}</span>
    </>
  )
}
