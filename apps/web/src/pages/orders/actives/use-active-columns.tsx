import { amountText } from '@takt/domain/ground/by-unit.ts'
import type { ActiveOrder } from '@takt/domain/orders/overview/active-orders.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, plannedHoursText, useNumber } from '../../../data/words/format.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'

type Word = 'machine_id' | 'machine_description' | 'work_order_no' | 'card_no' | 'part_no' | 'op_number'
type Figure = 'planned_op_qty' | 'card_good_qty'

export function useActiveColumns(): TableColumn<ActiveOrder>[] {
  const text = useText()
  const number = useNumber()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const word = (key: Word, minWidth: number, name: TextKey): TableColumn<ActiveOrder> => ({
      key,
      header: text(name),
      minWidth,
      sortValue: (row) => row[key],
      cell: (row) => row[key],
    })
    const figure = (key: Figure, name: TextKey): TableColumn<ActiveOrder> => ({
      key,
      header: text(name),
      width: 138,
      align: 'end',
      sortValue: (row) => row[key],
      cell: (row) => amountText(row[key], unitText(row.unit), number),
    })
    return [
      word('machine_id', 126, 'machines.machine'),
      word('machine_description', 140, 'machines.sort-machine_description'),
      word('work_order_no', 98, 'machines.order'),
      word('card_no', 104, 'column.card_no'),
      word('part_no', 112, 'column.part_no'),
      word('op_number', 76, 'actives.operation'),
      {
        key: 'start_time',
        header: text('actives.started'),
        width: MOMENT_WIDTH,
        sortValue: (row) => Date.parse(row.start_time),
        cell: (row) => dayAndTime(Date.parse(row.start_time), { timeZone }),
      },
      figure('planned_op_qty', 'actives.planned'),
      figure('card_good_qty', 'machines.good'),
      {
        key: 'remaining_hours',
        header: text('actives.left'),
        width: 130,
        align: 'end',
        sortValue: (row) => row.remaining_hours,
        cell: (row) => plannedHoursText(row.remaining_hours),
      },
    ]
  }, [text, number, timeZone])
}
