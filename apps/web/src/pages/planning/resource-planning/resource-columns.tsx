import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import type { ResourceOrder } from '../../../data/chosen/selection.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, plannedHoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import styles from './ResourceColumns.module.css'

export function useResourceColumns(resource: string): readonly TableColumn<ResourceOrder>[] {
  const text = useText()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const when = (order: ResourceOrder) => dayAndTime(Date.parse(order.planned_start_time), { timeZone })
    const taken: TableColumn<ResourceOrder> = {
      key: 'resources',
      header: text('resources.taken-by'),
      width: 200,
      sortValue: (order) => (order.resources.includes(resource) ? 0 : order.resources.length > 0 ? 1 : 2),
      cell: ({ resources }) =>
        resources.includes(resource) ? (
          <span className={styles.taken}>
            <CheckIcon size={18} />
            {text('resources.assigned')}
          </span>
        ) : (
          resources.join(', ')
        ),
    }
    const left: TableColumn<ResourceOrder> = {
      key: 'op_total_remaining_time_hours',
      header: text('resources.left'),
      width: 130,
      align: 'end',
      sortValue: (order) => order.op_total_remaining_time_hours,
      cell: (order) => plannedHoursText(order.op_total_remaining_time_hours),
    }
    if (phone) {
      const cell = (order: ResourceOrder) => (
        <TwoLines strong first={`${order.work_order_no} · ${order.machine_id1}`} second={when(order)} />
      )
      // Side by side the three left no room for the time.
      const both = (order: ResourceOrder) => (
        <TwoLines first={taken.cell(order) || '–'} second={plannedHoursText(order.op_total_remaining_time_hours)} />
      )
      return [
        { key: 'order', header: text('machines.order'), minWidth: 210, cell },
        { ...taken, width: 130, cell: both },
      ]
    }
    return [
      {
        key: 'work_order_no',
        header: text('machines.order'),
        minWidth: 130,
        sortValue: (order) => order.work_order_no,
        cell: (order) => <TwoLines strong first={order.work_order_no} second={order.card_no} />,
      },
      {
        key: 'part_no',
        header: text('column.part_no'),
        minWidth: 180,
        sortValue: (order) => order.part_no,
        cell: (order) => <TwoLines first={order.part_no} second={order.part_description} />,
      },
      {
        key: 'machine_id1',
        header: text('planning.machine'),
        width: 120,
        sortValue: (order) => order.machine_id1,
        cell: (order) => order.machine_id1,
      },
      {
        key: 'planned_start_time',
        header: text('orders.planned-start'),
        width: MOMENT_WIDTH,
        sortValue: (order) => order.planned_start_time,
        cell: when,
      },
      left,
      taken,
    ]
  }, [text, phone, timeZone, resource])
}
