import { hasOrder } from '@takt/domain/machines/has-order.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { WidgetSettings } from '@takt/domain/machines/overview/widget-settings.ts'
import { asksForReason, codeAndWords, UNCODED } from '@takt/domain/machines/uncoded.ts'
import { stopWords } from '@takt/domain/stops/stop-words.ts'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { useNumber } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { MachineState, TimeInState } from '../machine-state/MachineState.tsx'
import styles from './MachineCardBody.module.css'
import { OrderProgress } from './OrderProgress.tsx'
import { orderAmount } from './order-amount.ts'

interface MachineCardBodyProps {
  machine: Machine
  headerStyle?: WidgetSettings['headerStyle']
}

/** What a card says of a machine: state and since when, why it stands, its order and how far it is, who is there. */
export function MachineCardBody({ machine, headerStyle = 'both' }: MachineCardBodyProps) {
  const text = useText()
  return (
    <>
      <span className={styles.head}>
        {headerStyle !== 'description' && <span className={styles.id}>{machine.machine_id}</span>}
        {headerStyle !== 'id' && (
          <span className={headerStyle === 'both' ? styles.description : styles.id}>{machine.machine_description}</span>
        )}
      </span>
      <span className={styles.state}>
        <MachineState machine={machine} />
        <TimeInState machine={machine} className={styles.timer} />
      </span>
      <span className={styles.reason}>
        <Reason machine={machine} />
      </span>
      <Order machine={machine} />
      <span className={styles.foot}>
        <span className={styles.employee}>
          <UserIcon size={18} />
          {machine.emp_name || text('cards.nobody')}
        </span>
        {machine.uncoded_stops > 0 && (
          <span className={styles.uncoded}>{text('cards.uncoded', { count: machine.uncoded_stops })}</span>
        )}
      </span>
    </>
  )
}

function Reason({ machine }: { machine: Machine }) {
  const text = useText()
  const language = useLanguage()
  if (machine.status !== 'S') return null
  if (asksForReason(machine)) return text('machines.no-reason')
  if (machine.current_stop_reason === UNCODED) return null
  return codeAndWords(machine.current_stop_reason, stopWords(machine, language))
}

function Order({ machine }: { machine: Machine }) {
  const text = useText()
  const number = useNumber()
  if (!hasOrder(machine)) return <span className={styles.none}>{text('machines.no-order')}</span>
  const words = orderAmount(machine, number)
  return (
    <span className={styles.order}>
      <span className={styles.orderWords}>
        <span>{machine.work_order_no}</span>
        <span className={styles.part}>{machine.part_no}</span>
        <span className={styles.quantity}>{words}</span>
      </span>
      <OrderProgress order={machine} words={words} />
    </span>
  )
}
