/** The cells of a machine's row that need more than a text. */

import { type Amount, amountText } from '@takt/domain/ground/by-unit.ts'
import { stateSince } from '@takt/domain/machines/display-state.ts'
import { hasOrder } from '@takt/domain/machines/has-order.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import { codeAndWords, UNCODED } from '@takt/domain/machines/uncoded.ts'
import { stopWords } from '@takt/domain/stops/stop-words.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { serverNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { plantTime, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { OrderProgress } from '../../../parts/machine-card/OrderProgress.tsx'
import { orderAmount } from '../../../parts/machine-card/order-amount.ts'
import {
  MachineState,
  StateTimer,
  useDisplayState,
  useStateBefore,
} from '../../../parts/machine-state/MachineState.tsx'
import styles from './MachineCells.module.css'
import { StarIcon } from './StarIcon.tsx'

/** The state, and below it why the machine stands. */
export function StateCell({ machine }: { machine: Machine }) {
  const coded = machine.status === 'S' && machine.current_stop_reason !== UNCODED
  const before = useStateBefore(machine)
  return (
    <span className={styles.state}>
      <MachineState machine={machine} size={coded || before ? 's' : 'm'} />
      {before !== undefined && !coded && <span className={styles.muted}>{before}</span>}
      {coded && <ReasonCell machine={machine} />}
    </span>
  )
}

/** Time in the state; for a silent machine since when it is silent. */
export function TimeCell({ machine }: { machine: Machine }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const state = useDisplayState(machine)
  if (state !== 'no-contact') {
    return (
      <span className={styles.timer}>
        <StateTimer since={stateSince(state, machine)} />
      </span>
    )
  }
  if (machine.last_signal === '') return <span className={styles.muted}>–</span>
  const heard = Date.parse(machine.last_signal)
  const about = { language, timeZone }
  const [day, today] = [heard, serverNow()].map((at) => plantTime(at, { ...about, kind: 'date' }))
  return (
    <span className={classNames(styles.muted, styles.since)}>
      <span>{text('cockpit.since', { time: plantTime(heard, { ...about, kind: 'time' }) })}</span>
      {day !== today && <span>{day}</span>}
    </span>
  )
}

export function MachineCell({ machine }: { machine: Machine }) {
  return <TwoLines first={machine.machine_id} second={machine.machine_description} strong />
}

export function OrderCell({ machine }: { machine: Machine }) {
  const text = useText()
  if (!hasOrder(machine)) return <span className={styles.muted}>{text('machines.no-order')}</span>
  return <TwoLines first={machine.work_order_no} second={`${machine.part_no} ${machine.part_description}`} />
}

/** The unit stands where no heading tells it. */
export function ProgressCell({ machine, withUnit = true }: { machine: Machine; withUnit?: boolean }) {
  const number = useNumber()
  if (!hasOrder(machine)) return null
  const words = orderAmount(withUnit ? machine : { ...machine, unit: '' }, number)
  return (
    <span className={styles.progress}>
      <span>{words}</span>
      <OrderProgress order={machine} words={words} />
    </span>
  )
}

function ReasonCell({ machine }: { machine: Machine }) {
  const language = useLanguage()
  const reason = codeAndWords(machine.current_stop_reason, stopWords(machine, language))
  return (
    <span className={styles.reason} title={reason}>
      <span
        className={styles.swatch}
        style={{ backgroundColor: reasonColour(machine.current_stop_reason, machine.stop_reason_color) }}
      />
      <span className={styles.line}>{reason}</span>
    </span>
  )
}

/** An amount a line. Where the whole list has one unit nobody asks which. */
export function AmountsCell({ amounts, units }: { amounts: readonly Amount[]; units: readonly string[] }) {
  const number = useNumber()
  if (units.length < 2) return number(amounts[0]?.quantity ?? 0)
  return (
    <span className={styles.amounts}>
      {amounts.length === 0 && <span>{number(0)}</span>}
      {amounts.map(({ unit, quantity }) => (
        <span key={unit}>{amountText(quantity, unitText(unit), number)}</span>
      ))}
    </span>
  )
}

/** Shortened where there is no room; the whole of it is told to who points at it. */
export function NameCell({ children }: { children: string }) {
  return (
    <span className={styles.lines} title={children}>
      {children}
    </span>
  )
}

/** To its end: tools of one family differ in their last figures. */
export function ToolCell({ machine }: { machine: Machine }) {
  return <span className={styles.lines}>{machine.tool_id}</span>
}

export function UncodedCell({ count }: { count: number }) {
  return count === 0 ? <span className={styles.muted}>0</span> : <span className={styles.count}>{count}</span>
}

export function StarCell({ machine_id, on, onPress }: { machine_id: string; on: boolean; onPress: () => void }) {
  const text = useText()
  return (
    <IconButton
      className={on ? styles.starred : styles.star}
      aria-label={text(on ? 'machines.remove-favourite' : 'machines.add-favourite', { machine: machine_id })}
      icon={<StarIcon filled={on} />}
      onClick={onPress}
    />
  )
}
