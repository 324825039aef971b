import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { orderOf } from '@takt/domain/stops/stop-list.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useText } from '../../data/words/use-text.ts'
import type { StopList } from '../../routes/stop-paths.ts'
import { CheckCell, CodedByCell, DurationCell, EndCell, PhoneCell, ReasonCell, TimeCell } from './StopCells.tsx'
import { WaitingReason } from './WaitingReason.tsx'

type Columns = TableColumn<Stop>[]

export function useStopColumns(list: StopList, phone: boolean): Columns {
  const text = useText()
  return useMemo(() => {
    const check: TableColumn<Stop> = { key: 'chosen', header: '', width: 60, cell: () => <CheckCell /> }
    if (phone) {
      const about = list === 'history' ? 'reason' : 'machine'
      const cell = (row: Stop) => <PhoneCell stop={row} about={about} />
      return [check, { key: 'stop', header: text('stops.stop'), minWidth: 220, cell }]
    }
    const times: Columns = [
      { key: 'start', header: text('stops.start'), width: 180, cell: (row) => <TimeCell at={row.start_time} /> },
      { key: 'end', header: text('stops.end'), width: 180, cell: (row) => <EndCell stop={row} /> },
      {
        key: 'duration',
        header: text('stops.duration'),
        width: 120,
        align: 'end',
        cell: (row) => <DurationCell stop={row} />,
      },
    ]
    const order: TableColumn<Stop> = {
      key: 'order',
      header: text('stops.order'),
      minWidth: 150,
      cell: (row) => <TwoLines first={orderOf(row)} second={row.part_description} />,
    }
    if (list === 'history') {
      return [
        check,
        ...times,
        { key: 'reason', header: text('stops.reason'), minWidth: 240, cell: (row) => <ReasonCell stop={row} /> },
        { key: 'note', header: text('stops.note'), minWidth: 140, cell: (row) => row.note },
        order,
        { key: 'coded-by', header: text('stops.coded-by'), minWidth: 140, cell: (row) => <CodedByCell stop={row} /> },
      ]
    }
    return [
      check,
      { key: 'machine', header: text('stops.machine'), minWidth: 110, cell: (row) => row.machine_id },
      ...times,
      {
        key: 'shift',
        header: text('stops.shift'),
        width: 90,
        align: 'end',
        cell: (row) => String(row.shift),
      },
      order,
      {
        key: 'waiting',
        header: '',
        minWidth: 60,
        cell: (row) => <WaitingReason machine_id={row.machine_id} stop={row.stop} />,
      },
    ]
  }, [text, list, phone])
}
