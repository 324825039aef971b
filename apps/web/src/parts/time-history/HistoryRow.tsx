import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { pathOf, type Scale, stretches, xOf } from '@takt/domain/history/time-history/draw.ts'
import type { ShiftPiece } from '@takt/domain/history/time-history/periods.ts'
import { barsOf, type PictureRow } from '@takt/domain/history/time-history/picture-rows.ts'
import { stopId } from '@takt/domain/stops/stop-list.ts'
import { memo } from 'react'
import { byFill } from './stop-look.ts'
import styles from './TimeHistory.module.css'

/** Names of the patterns, which stand once for all rows. */
export interface Patterns {
  readonly stripes: string
  readonly hatch: string
  readonly lines: string
}

interface HistoryRowProps extends Scale {
  readonly row: PictureRow
  readonly height: number
  /** Full hours, milliseconds along the axis. */
  readonly hours: readonly number[]
  readonly chosen: ReadonlySet<string>
  readonly patterns: Patterns
}

/** A tall bar is a stop, a low line is running: told apart without any colour. */
const EDGE = 4
const LEAST = 2
/** What asks for a reason must be found and hit, however short it was. */
const LEAST_UNCODED = 5
const UNPLANNED_HEIGHT = 4

/** One shape per fill instead of one per stop: 40 machines of two days are drawn in a sixth of the time. */
export const HistoryRow = memo(function HistoryRow(props: HistoryRowProps) {
  const { row, height, hours, chosen, patterns, view, width } = props
  const scale = { view, width }
  const bars = barsOf(row)
  // Weekends and nights would shout louder than what happened in the shifts.
  const planned = bars.filter(({ drawn }) => drawn.stop.shift !== UNPLANNED)
  const outside = bars.filter(({ drawn }) => drawn.stop.shift === UNPLANNED)
  const uncoded = bars.filter(({ drawn }) => drawn.look === 'uncoded')
  const micro = bars.filter(({ drawn }) => drawn.look === 'micro')
  const marked = uncoded.filter(({ drawn }) => chosen.has(stopId(drawn.stop)))
  const pieces = row.machine.shifts.flatMap((piece) => clipped(piece, row))
  const tall = { y: EDGE, height: height - 2 * EDGE }
  const line = { y: Math.round(height * 0.36), height: Math.round(height * 0.28) }
  const foot = { y: height - UNPLANNED_HEIGHT, height: UNPLANNED_HEIGHT }
  const draw = (spans: Parameters<typeof stretches>[0], least = 0) => stretches(spans, row, { ...scale, least })
  const known = pieces.filter((piece) => piece.known)
  const unknown = pieces.filter((piece) => !piece.known)
  return (
    <svg className={styles.row} width={width} height={height} aria-hidden="true" focusable="false">
      <path className={styles.running} d={pathOf(draw(known), line)} />
      <path fill={`url(#${patterns.hatch})`} d={pathOf(draw(unknown), line)} />
      <path className={styles.unplanned} d={pathOf(draw(pieces.filter(({ shift }) => shift === 0)), foot)} />
      <path className={styles.cleared} d={pathOf(draw(outside, LEAST), line)} />
      {byFill(outside).map(([fill, own]) => (
        <path key={fill} className={styles.outside} fill={fill} d={pathOf(draw(own, LEAST), line)} />
      ))}
      {byFill(planned).map(([fill, own]) => (
        <path key={fill} fill={fill} d={pathOf(draw(own, LEAST), tall)} />
      ))}
      <path fill={`url(#${patterns.lines})`} d={pathOf(draw(micro, LEAST), tall)} />
      <path className={styles.uncoded} d={pathOf(draw(uncoded, LEAST_UNCODED), tall)} />
      <path fill={`url(#${patterns.stripes})`} d={pathOf(draw(uncoded, LEAST_UNCODED), tall)} />
      <path
        className={styles.hours}
        d={hours.map((offset) => `M${Math.round(xOf(row.from + offset, row, scale))} 0v${height}`).join('')}
      />
      {marked.length > 0 && (
        <path
          className={styles.marked}
          d={marked
            .flatMap((bar) => draw([bar], LEAST_UNCODED + 2))
            .map((shape) => pathOf([shape], { y: 1.5, height: height - 3 }))
            .join('')}
        />
      )}
    </svg>
  )
})

function clipped(piece: ShiftPiece, { span }: PictureRow): ShiftPiece[] {
  const from = Math.max(piece.from, span.from)
  const to = Math.min(piece.to, span.to)
  return from < to ? [{ ...piece, from, to }] : []
}
