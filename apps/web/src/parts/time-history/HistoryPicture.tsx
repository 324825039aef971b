import { hourLines } from '@takt/domain/history/time-history/axis.ts'
import type { Picture, RowKind } from '@takt/domain/history/time-history/picture-rows.ts'
import { stopId } from '@takt/domain/stops/stop-list.ts'
import { usePrinting } from '@takt/ui/print/printing.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useId, useMemo, useRef, useState } from 'react'
import { HistoryAxis } from './HistoryAxis.tsx'
import { HistoryRow } from './HistoryRow.tsx'
import { Patterns } from './Patterns.tsx'
import { Plot } from './Plot.tsx'
import { RowLabel } from './RowLabel.tsx'
import styles from './TimeHistory.module.css'
import type { PicturePlace, StopChoice } from './time-history-place.ts'
import { useSize } from './use-size.ts'
import type { ViewControl } from './use-view.ts'

interface HistoryPictureProps {
  readonly picture: Picture
  readonly rows: RowKind
  readonly view: ViewControl
  readonly now: number
  readonly place: PicturePlace
  readonly choice: StopChoice | undefined
}

/** A finger needs 44 pixels; a wall uses what room there is. */
const ROW = { least: 44, most: 84, phone: 52 }
const NARROW = 640
const LABEL = { narrow: 108, wide: 176 }
const OVERSCAN = 3
/** So wide is a sheet of A4 between its margins, or a little wider. */
const SHEET = 690
const USUAL = { width: 1100, height: 600 }

export function HistoryPicture({ picture, rows: kind, view, now, place, choice }: HistoryPictureProps) {
  const { rows } = picture
  const id = useId()
  const patterns = useMemo(() => ({ stripes: `${id}stripes`, hatch: `${id}hatch`, lines: `${id}lines` }), [id])
  const scroller = useRef<HTMLDivElement>(null)
  const size = useSize(scroller, USUAL)
  const [top, setTop] = useState(0)
  const narrow = size.width < NARROW
  const label = narrow ? LABEL.narrow : LABEL.wide
  const width = Math.max(size.width - label, 80)
  const fair = Math.floor(size.height / Math.max(rows.length, 1))
  // A phone's page is as long as its rows: sharing out its length would make it longer and longer.
  const height = narrow ? ROW.phone : Math.min(Math.max(fair, ROW.least), ROW.most)
  // Paper shows all rows, and all of the time in the width of the sheet.
  const printing = usePrinting()
  const first = printing ? 0 : Math.max(0, Math.floor(top / height) - OVERSCAN)
  const last = printing ? rows.length : Math.min(rows.length, Math.ceil((top + size.height) / height) + OVERSCAN)
  const { from, to } = view.view
  const shown = useMemo(() => ({ from, to }), [from, to])
  const start = rows[0]?.from ?? 0
  const hours = useMemo(
    () => (kind === 'hour' ? none : hourLines(start, { view: shown, width, zone: place.timeZone })),
    [kind, start, shown, width, place.timeZone],
  )
  const chosen = useMemo(() => new Set(choice?.stops.map(stopId)), [choice?.stops])
  return (
    <div className={styles.picture} style={printing ? { zoom: Math.min(1, SHEET / size.width) } : undefined}>
      <Patterns names={patterns} />
      <HistoryAxis {...{ kind, start, width, label, place }} view={shown} />
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        data-rows={rows.length}
      >
        {rows.length === 0 && <EmptyState title={place.say('widget.no-data')} />}
        <div className={styles.rows} style={{ height: rows.length * height }}>
          {rows.slice(first, last).map((row, at) => (
            <RowLabel
              key={row.id}
              {...{ row, kind, place, choice, chosen, height, width: label }}
              top={(first + at) * height}
            />
          ))}
          <Plot {...{ picture, view, now, place, choice, height, width, scroller }} left={label}>
            {rows.slice(first, last).map((row, at) => (
              <div key={row.id} className={styles.placed} style={{ top: (first + at) * height }}>
                <HistoryRow {...{ row, height, hours, chosen, patterns, width }} view={shown} />
              </div>
            ))}
          </Plot>
        </div>
      </div>
    </div>
  )
}

const none: readonly number[] = []
