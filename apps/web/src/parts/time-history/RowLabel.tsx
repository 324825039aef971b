import { afterRow, choosableOf } from '@takt/domain/dashboards/time-history/choose.ts'
import type { PictureRow, RowKind } from '@takt/domain/history/time-history/picture-rows.ts'
import { stopId } from '@takt/domain/stops/stop-list.ts'
import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { StateShape } from '@takt/ui/state/StateShape.tsx'
import { memo } from 'react'
import { clock } from './bar-words.ts'
import styles from './TimeHistory.module.css'
import type { PicturePlace, StopChoice } from './time-history-place.ts'

interface RowLabelProps {
  readonly row: PictureRow
  readonly kind: RowKind
  readonly top: number
  readonly height: number
  readonly width: number
  readonly place: PicturePlace
  readonly choice: StopChoice | undefined
  readonly chosen: ReadonlySet<string>
}

/** The row's machine. Pressed, it selects all of the row that nobody has coded. */
export const RowLabel = memo(function RowLabel(props: RowLabelProps) {
  const { row, kind, top, height, width, place, choice, chosen } = props
  const uncoded = choosableOf(row)
  const { machine_id, description } = row.machine
  const style = { top, height, width }
  const words = (
    <>
      <span className={styles.machine}>{machine_id}</span>{' '}
      <span className={styles.description}>{kind === 'hour' ? clock(row.from, place) : description}</span>
      {uncoded.length > 0 && (
        <span className={styles.count}>
          <StateShape tone="uncoded" className={styles.shape} />
          {uncoded.length}
          <VisuallyHidden> {place.say('time-history.uncoded')}</VisuallyHidden>
        </span>
      )}
    </>
  )
  if (choice === undefined || uncoded.length === 0) {
    return (
      <div className={styles.label} style={style}>
        {words}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles.label}
      style={style}
      aria-description={place.say('time-history.select-row')}
      aria-pressed={uncoded.every((stop) => chosen.has(stopId(stop)))}
      onClick={() => choice.choose(afterRow(choice.stops, row))}
    >
      {words}
    </button>
  )
})
