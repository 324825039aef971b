import { hasNoReason } from '@takt/domain/machines/uncoded.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { stopId } from '@takt/domain/stops/stop-list.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { stopInWords, useStopTime } from '../../../data/words/stop-words.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DurationCell, ReasonCell } from '../../../parts/stop-list/StopCells.tsx'
import styles from './StopsToCode.module.css'

interface StopsToCodeProps {
  stops: readonly Stop[]
  /** Absent for the last one: a choice of nothing cannot be coded. */
  onLeaveOut: ((stop: Stop) => void) | undefined
}

export function StopsToCode({ stops, onLeaveOut }: StopsToCodeProps) {
  const text = useText()
  const at = useStopTime()
  return (
    <ul className={styles.stops} aria-label={text('stops.to-code')}>
      {stops.map((stop) => {
        const { date, time } = at(stop.start_time)
        return (
          <li key={stopId(stop)} className={styles.stop}>
            <span className={styles.words}>
              <strong>{stop.machine_id}</strong>
              <span>
                {date} {time}
              </span>
              <DurationCell stop={stop} />
              {stop.end_time === '' && <span className={styles.ongoing}>{text('stops.ongoing')}</span>}
              {!hasNoReason(stop.stop_reason) && <ReasonCell stop={stop} />}
            </span>
            {onLeaveOut && (
              <IconButton
                aria-label={text('stops.leave-out', { stop: stopInWords(stop) })}
                icon={<CloseIcon />}
                onClick={() => onLeaveOut(stop)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
