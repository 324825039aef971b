import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import { hasNoReason, MICRO, UNCODED } from '@takt/domain/machines/uncoded.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { orderOf } from '@takt/domain/stops/stop-list.ts'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { durationText } from '../../data/words/format.ts'
import { useStopTime } from '../../data/words/stop-words.ts'
import { useText } from '../../data/words/use-text.ts'
import { AsksIn } from '../machine-state/AsksIn.tsx'
import { StateTimer } from '../machine-state/MachineState.tsx'
import styles from './StopCells.module.css'
import { WaitingReason } from './WaitingReason.tsx'

/** Ticked by the row that is chosen (aria-selected), so that choosing one draws nothing else again. */
export function CheckCell() {
  return (
    <span className={styles.box} aria-hidden="true">
      <CheckIcon size={20} />
    </span>
  )
}

export function TimeCell({ at }: { at: string }) {
  const { date, time } = useStopTime()(at)
  return (
    <span className={styles.when}>
      <span className={styles.date}>{date}</span> <span className={styles.time}>{time}</span>
    </span>
  )
}

export function EndCell({ stop }: { stop: Stop }) {
  const text = useText()
  if (stop.end_time !== '') return <TimeCell at={stop.end_time} />
  return <StateTag tone={stop.stop_reason === UNCODED ? 'uncoded' : 'stopped'} label={text('stops.ongoing')} size="s" />
}

export function DurationCell({ stop }: { stop: Stop }) {
  return (
    <span className={styles.duration}>
      {stop.end_time === '' ? <StateTimer since={stop.start_time} /> : durationText(stop.duration_seconds)}
    </span>
  )
}

export function ReasonCell({ stop }: { stop: Stop }) {
  const text = useText()
  const waiting = <WaitingReason machine_id={stop.machine_id} stop={stop.stop} />
  if (stop.stop_reason === UNCODED) {
    return (
      <span className={styles.reason}>
        <StateTag tone="uncoded" label={text('machines.no-reason')} size="s" /> {waiting}
      </span>
    )
  }
  const asks = stop.end_time === '' && stop.stop_reason === MICRO
  return (
    // The countdown has a line of its own: in a narrow column its seconds were cut off.
    <span className={asks ? styles.asking : undefined}>
      {stop.stop_reason === MICRO ? (
        <span className={styles.swatch} data-look="micro" />
      ) : (
        <span
          className={styles.swatch}
          style={{ backgroundColor: reasonColour(stop.stop_reason, stop.stop_reason_color) }}
        />
      )}
      {stop.stop_reason !== MICRO && <span className={styles.code}>{stop.stop_reason}</span>} {stop.stop_description}{' '}
      {waiting}
      {asks && <AsksIn machine_id={stop.machine_id} />}
    </span>
  )
}

export function CodedByCell({ stop }: { stop: Stop }) {
  const text = useText()
  if (hasNoReason(stop.stop_reason)) return null
  return stop.coded_automatically === 1 ? text('stops.automatic') : stop.employee_name || stop.employee
}

/** A whole stop in three lines, where a table has no room. */
export function PhoneCell({ stop, about }: { stop: Stop; about: 'machine' | 'reason' }) {
  const text = useText()
  const at = useStopTime()
  const start = at(stop.start_time)
  return (
    <span className={styles.phone}>
      <span className={styles.phoneFirst}>
        {about === 'machine' && <strong>{stop.machine_id}</strong>}
        <span>
          {start.date} {start.time}
        </span>
        <DurationCell stop={stop} />
      </span>
      <span className={styles.phoneSecond}>
        {about === 'reason' && stop.stop_reason === UNCODED && (
          <span className={styles.ongoing}>{text('machines.no-reason')}</span>
        )}
        {about === 'reason' && stop.stop_reason !== UNCODED && <ReasonCell stop={stop} />}
        {about === 'machine' && <span>{text('stops.shift-number', { shift: stop.shift })}</span>}
        {stop.end_time === '' && <span className={styles.ongoing}>{text('stops.ongoing')}</span>}
        {(about === 'machine' || stop.stop_reason === UNCODED) && (
          <WaitingReason machine_id={stop.machine_id} stop={stop.stop} />
        )}
      </span>
      {orderOf(stop) !== '' && (
        <span className={styles.phoneOrder}>
          {orderOf(stop)} {stop.part_description}
        </span>
      )}
    </span>
  )
}
