import { localMinutes } from '@takt/domain/ground/zone-time.ts'
import { ticksOf } from '@takt/domain/history/time-history/axis.ts'
import type { RowKind } from '@takt/domain/history/time-history/picture-rows.ts'
import type { View } from '@takt/domain/history/time-history/view.ts'
import { clock } from './bar-words.ts'
import styles from './TimeHistory.module.css'
import type { PicturePlace } from './time-history-place.ts'

interface HistoryAxisProps {
  readonly kind: RowKind
  /** The moment at the left end of the axis. */
  readonly start: number
  readonly view: View
  readonly width: number
  readonly label: number
  readonly place: PicturePlace
}

/** A time that has no room before the right edge would be cut, and a line without its time says nothing. */
const PIXELS_PER_SIGN = 9
/** The line before it and what lies between. */
const PIXELS_OF_LINE = 8

export function HistoryAxis({ kind, start, view, width, label, place }: HistoryAxisProps) {
  const ticks = ticksOf(start, { view, width, zone: place.timeZone })
  const words = (at: number) => {
    if (kind === 'hour') return clock(at, place).replace(/^\d+/, '')
    return localMinutes(at, place.timeZone) === 0 ? clock(at, place, 'date') : clock(at, place)
  }
  return (
    <div className={styles.axis} style={{ marginInlineStart: label, width }} aria-hidden="true">
      {ticks.map(({ offset, at }) => {
        const left = ((offset - view.from) / (view.to - view.from)) * width
        const said = words(at)
        if (said.length * PIXELS_PER_SIGN + PIXELS_OF_LINE > width - left) return null
        return (
          <span key={at} className={styles.tick} style={{ left }}>
            {said}
          </span>
        )
      })}
    </div>
  )
}
