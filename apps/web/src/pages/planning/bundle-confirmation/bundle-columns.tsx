import type { Bundle } from '@takt/domain/planning/model/bundle.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'

export function useBundleColumns(): readonly TableColumn<Bundle>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  return useMemo(() => {
    const orders: TableColumn<Bundle> = {
      key: 'cards',
      header: text('bundles.orders'),
      minWidth: phone ? 130 : 220,
      cell: ({ cards }) => (
        <TwoLines
          first={cards.map(({ work_order_no }) => work_order_no).join(', ')}
          second={[cards[0]?.part_no, cards[0]?.part_description].filter(Boolean).join(' · ')}
        />
      ),
    }
    if (phone) {
      const cell = (bundle: Bundle) => (
        <TwoLines
          strong
          first={`${bundle.bundle_no} · ${number(bundle.planned_qty)}`}
          second={[bundle.machine_id, bundle.booked_machine_id].filter(Boolean).join(' → ')}
        />
      )
      return [{ key: 'bundle_no', header: text('bundles.number'), width: 130, cell }, orders]
    }
    return [
      {
        key: 'bundle_no',
        header: text('bundles.number'),
        width: 110,
        sortValue: (row) => row.bundle_no,
        cell: (row) => <strong>{row.bundle_no}</strong>,
      },
      {
        key: 'machine_id',
        header: text('planning.machine'),
        width: 130,
        sortValue: (row) => row.machine_id,
        cell: (row) => row.machine_id,
      },
      {
        key: 'booked_machine_id',
        header: text('bundles.booked'),
        width: 190,
        sortValue: (row) => row.booked_machine_id || null,
        cell: (row) => row.booked_machine_id || '–',
      },
      {
        key: 'planned_qty',
        header: text('bundles.planned'),
        width: 130,
        align: 'end',
        sortValue: (row) => row.planned_qty,
        cell: (row) => number(row.planned_qty),
      },
      orders,
    ]
  }, [text, number, phone])
}
