import type { TextKey } from '@takt/texts/texts.ts'
import { MOMENT_WIDTH, type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime, plannedHoursText, useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { usePhone } from '../../device/use-phone.ts'
import { type AnyOrder, OrderCell, PhoneOrder, TwoLines } from './OrderCells.tsx'

interface Wanted<Row> {
  /** The times of this list; the first is the one a phone shows. */
  readonly times: readonly { readonly key: keyof Row & string; readonly name: TextKey }[]
  readonly figures: readonly { readonly key: keyof Row & string; readonly name: TextKey }[]
  /** At the end. */
  readonly more?: readonly { readonly key: keyof Row & string; readonly name: TextKey; cell(row: Row): string }[]
}

/** Columns of a list of orders: what it is the same everywhere, when and how much as the list needs it. `wanted` is a constant. */
export function useOrderColumns<Row extends AnyOrder>(wanted: Wanted<Row>): TableColumn<Row>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const moment = (row: Row, key: keyof Row) => {
      const at = String(row[key])
      return at === '' ? '–' : dayAndTime(Date.parse(at), { timeZone })
    }
    const when = wanted.times[0]
    if (phone) {
      return [
        {
          key: 'order',
          header: text('machines.order'),
          minWidth: 220,
          cell: (row) => <PhoneOrder order={row} when={when ? `${text(when.name)} ${moment(row, when.key)}` : ''} />,
        },
      ]
    }
    return [
      {
        key: 'work_order_no',
        header: text('machines.order'),
        minWidth: 110,
        sortValue: (row) => row.work_order_no,
        cell: (row) => <OrderCell order={row} />,
      },
      {
        key: 'part_no',
        header: text('column.part_no'),
        minWidth: 214,
        share: 4,
        sortValue: (row) => row.part_no,
        cell: (row) => <TwoLines first={row.part_no} second={row.part_description} />,
      },
      {
        key: 'op_number',
        header: text('actives.operation'),
        minWidth: 106,
        sortValue: (row) => row.op_number,
        cell: (row) => <TwoLines first={row.op_number} second={row.op_name} />,
      },
      ...wanted.times.map(
        ({ key, name }): TableColumn<Row> => ({
          key,
          header: text(name),
          width: MOMENT_WIDTH,
          sortValue: (row) => String(row[key]) || null,
          cell: (row) => moment(row, key),
        }),
      ),
      ...wanted.figures.map(
        ({ key, name }): TableColumn<Row> => ({
          key,
          header: text(name),
          width: Math.max(widthOf(String(key)), widthFor(text(name).split(' '))),
          align: 'end',
          sortValue: (row) => Number(row[key]),
          cell: (row) => {
            const figure = Number(row[key])
            if (key.endsWith('_hours')) return plannedHoursText(figure)
            const over = key === 'remaining_qty' && figure < 0
            return over ? text('orders.over', { count: number(-figure) }) : number(figure)
          },
        }),
      ),
      ...(wanted.more ?? []).map(
        ({ key, name, cell }): TableColumn<Row> => ({ key, header: text(name), width: 112, cell }),
      ),
    ]
  }, [text, number, phone, timeZone, wanted])
}

/** '41 h 30 min' and '12,345 over' are longer than a number. */
function widthOf(figure: string): number {
  if (figure.endsWith('_hours')) return 128
  return figure === 'remaining_qty' ? 130 : 104
}
