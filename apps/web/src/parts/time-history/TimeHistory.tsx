import type { MachineHistory } from '@takt/domain/history/time-history/machine-history.ts'
import type { PictureTime, TimeHistoryPeriod } from '@takt/domain/history/time-history/periods.ts'
import { drawnUntil, pictureOf, type RowKind } from '@takt/domain/history/time-history/picture-rows.ts'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { HistoryPicture } from './HistoryPicture.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { HistoryTools } from './HistoryTools.tsx'
import { Legend } from './Legend.tsx'
import styles from './TimeHistory.module.css'
import type { PicturePlace, StopChoice } from './time-history-place.ts'
import { useView } from './use-view.ts'

export interface TimeHistoryProps {
  readonly machines: readonly MachineHistory[]
  readonly period: PictureTime
  readonly rows: RowKind
  readonly now: number
  readonly place: PicturePlace
  readonly choice?: StopChoice | undefined
  /** Zoom, and the table that tells the same. */
  readonly tools: boolean
  readonly legend: boolean
  /** What else chooses what is shown, beside the tools. */
  readonly beside?: ReactNode
}

const HOUR_MS = 3_600_000
const longest: Readonly<Record<TimeHistoryPeriod, number>> = {
  shift: 8 * HOUR_MS,
  today: 24 * HOUR_MS,
  h8: 8 * HOUR_MS,
  h24: 24 * HOUR_MS,
  h48: 48 * HOUR_MS,
}

/** What machines did: a picture to select stops in, and a table of the same. Page and widget show this one. */
export function TimeHistory(props: TimeHistoryProps) {
  const { machines, period, rows, now, place, choice, tools, legend, beside } = props
  const [asTable, setAsTable] = useState(false)
  // How much time is in sight says how often the picture has to move on.
  const inSight = useRef(rows === 'hour' ? HOUR_MS : longest[typeof period === 'string' ? period : 'today'])
  // A stop that has just begun is shown with the data that tells of it.
  const told = useRef({ machines, at: now })
  if (told.current.machines !== machines) told.current = { machines, at: now }
  const until = Math.max(drawnUntil(now, inSight.current), told.current.at)
  const picture = useMemo(
    () => pictureOf(machines, { period, rows, zone: place.timeZone, now: until }),
    [machines, period, rows, place.timeZone, until],
  )
  const view = useView(picture.length, rows === 'hour' ? 0 : (picture.rows[0]?.from ?? 0))
  inSight.current = view.view.to - view.view.from
  return (
    <section className={styles.history}>
      {tools && <HistoryTools {...{ view, place, asTable, setAsTable, beside }} />}
      {asTable ? (
        <HistoryTable {...{ machines, period, place, choice }} now={until} />
      ) : (
        <HistoryPicture {...{ picture, rows, view, now, place, choice }} />
      )}
      {legend && !asTable && <Legend rows={picture.rows} place={place} />}
    </section>
  )
}
