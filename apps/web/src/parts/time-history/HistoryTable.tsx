import { afterTap } from '@takt/domain/dashboards/time-history/choose.ts'
import { isChoosable, type MachineHistory } from '@takt/domain/history/time-history/machine-history.ts'
import type { PictureTime } from '@takt/domain/history/time-history/periods.ts'
import { type Bar, barsOf, type PictureRow, pictureOf } from '@takt/domain/history/time-history/picture-rows.ts'
import { stopId } from '@takt/domain/stops/stop-list.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { barWords, clock } from './bar-words.ts'
import { Swatch } from './Swatch.tsx'
import styles from './TimeHistory.module.css'
import type { PicturePlace, StopChoice } from './time-history-place.ts'

interface HistoryTableProps {
  readonly machines: readonly MachineHistory[]
  readonly period: PictureTime
  readonly now: number
  readonly place: PicturePlace
  readonly choice: StopChoice | undefined
}

interface ListedStop {
  readonly key: string
  readonly bar: Bar
}

/**
 * The same stops, for whoever reads rather than looks: everything the picture can do works here too. Each stands once, with
 * all of its time, however many hours it lasted: durations are added up by who reads them.
 */
export function HistoryTable({ machines, period, now, place, choice }: HistoryTableProps) {
  const stops = useMemo(() => {
    const { rows } = pictureOf(machines, { period, rows: 'machine', zone: place.timeZone, now })
    return rows.flatMap((row) => stopsIn(row).map((bar): ListedStop => ({ key: `${row.id} ${bar.drawn.id}`, bar })))
  }, [machines, period, place.timeZone, now])
  const columns = useMemo(() => columnsOf(place, now), [place, now])
  const chosen = useMemo(() => {
    const ids = new Set(choice?.stops.map(stopId))
    return new Set(stops.filter(({ bar }) => ids.has(bar.drawn.id)).map(({ key }) => key))
  }, [stops, choice?.stops])
  const find = (key: string) => stops.find((row) => row.key === key)?.bar.drawn
  return (
    <DataTable
      className={styles.table}
      label={place.say('time-history.stops')}
      columns={columns}
      rows={stops}
      rowKey={keyOf}
      empty={<EmptyState title={place.say('time-history.no-stops')} />}
      {...(choice && {
        selectedKeys: chosen,
        onSelect: (key: string) => {
          const drawn = find(key)
          if (drawn) choice.choose(afterTap(choice.stops, drawn))
        },
        onOpen: (key: string) => {
          const drawn = find(key)
          if (choice.stops.length > 0) choice.code(choice.stops)
          else if (drawn && isChoosable(drawn)) choice.code([drawn.stop])
        },
      })}
    />
  )
}

/** Closed time is drawn, not listed: it is no stop. */
function stopsIn(row: PictureRow): Bar[] {
  return barsOf(row).filter(({ drawn }) => drawn.look !== 'unplanned')
}

function keyOf({ key }: ListedStop): string {
  return key
}

function columnsOf(place: PicturePlace, now: number): TableColumn<ListedStop>[] {
  const { say } = place
  const words = ({ bar }: ListedStop) => barWords(bar, place, now)
  return [
    { key: 'machine', header: say('stops.machine'), width: 120, cell: (row) => words(row).machine },
    { key: 'day', header: say('period.day'), width: 150, cell: ({ bar }) => clock(bar.drawn.from, place, 'date') },
    { key: 'start', header: say('stops.start'), width: 100, cell: (row) => words(row).start },
    { key: 'end', header: say('stops.end'), width: 110, cell: (row) => words(row).end },
    { key: 'duration', header: say('stops.duration'), width: 120, align: 'end', cell: (row) => words(row).duration },
    {
      key: 'reason',
      header: say('stops.reason'),
      minWidth: 200,
      cell: (row) => (
        <>
          <Swatch drawn={row.bar.drawn} />
          {words(row).reason}
        </>
      ),
    },
    { key: 'note', header: say('stops.note'), minWidth: 140, cell: ({ bar }) => bar.drawn.stop.note },
  ]
}
