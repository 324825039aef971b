import { MICRO } from '@takt/domain/machines/uncoded.ts'
import { useServerNow } from '../../data/live/live.ts'
import { useMachine } from '../../data/machines/machines.ts'
import { durationText } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './AsksIn.module.css'

/** How long a stop that may be a micro-stop leaves people alone, counting down. Nothing once it asks. */
export function AsksIn({ machine_id }: { readonly machine_id: string }) {
  const text = useText()
  const now = useServerNow()
  const machine = useMachine(machine_id)
  if (machine?.current_stop_reason !== MICRO || machine.asks_at === '') return null
  const seconds = Math.max(0, Math.ceil((Date.parse(machine.asks_at) - now) / 1000))
  return <span className={styles.asks}>{text('stops.asks-in', { time: durationText(seconds) })}</span>
}
