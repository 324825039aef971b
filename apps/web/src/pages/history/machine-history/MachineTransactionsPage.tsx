import { dayOf, hourOf } from '@takt/domain/history/history-place.ts'
import type { MachineTransaction } from '@takt/domain/history/model/history.ts'
import { MICRO, UNCODED } from '@takt/domain/machines/uncoded.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { durationText, hourText, plantTime, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { usePlantToday, useRightPath } from './use-right-path.ts'

/** Single bookings, stops, starts and ends of a day, or of one hour of it. */
export default function MachineTransactionsPage() {
  const text = useText()
  const { machine, date, hour } = useRouteParams('historyTransactions')
  const at = dayOf(date, usePlantToday(machine))
  const of = hourOf(hour)
  useRightPath(at.wrong, to('historyTransactions', { machine }), text('instead.day', { asked: date ?? '' }))
  const wholeDay = text('instead.hour', { asked: hour ?? '' })
  useRightPath(!at.wrong && of.wrong, to('historyTransactions', { machine, date: at.value }), wholeDay)
  const load = useLoad(
    'get_machine_transactions',
    { machine_id: machine, date: at.value, hour: of.value },
    { reloadOn: ['OrderChanged', 'StopsChanged'] },
  )
  const clock = of.value === null ? '' : hourText(of.value)
  return (
    <PageFrame
      layout="list"
      title={text('title.production-events')}
      about={[machine, at.value, clock].filter(Boolean).join(' · ')}
      back={to('historyHours', { machine, day: at.value })}
      load={load}
      failed={text('production.failed')}
    >
      <DataTable
        label={text('title.production-events')}
        columns={useColumns()}
        rows={load.rows ?? none}
        rowKey={keyOf}
        empty={<EmptyState title={text('production.none')} />}
      />
    </PageFrame>
  )
}

const none: readonly MachineTransaction[] = []
const keyOf = ({ trans_time, type, code, card_no, quantity }: MachineTransaction) =>
  [trans_time, type, code, card_no, quantity].join(' ')

function useColumns(): readonly TableColumn<MachineTransaction>[] {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const codeOf = ({ type, code, code_description }: MachineTransaction) => {
      if (type === 'stop' && code === MICRO) return text('stops.micro')
      return type === 'stop' && code === UNCODED ? text('machines.no-reason') : `${code} ${code_description}`.trim()
    }
    const time: TableColumn<MachineTransaction> = {
      key: 'trans_time',
      header: text('production.time'),
      width: phone ? 114 : 130,
      cell: ({ trans_time }) => plantTime(Date.parse(trans_time), { language, timeZone, kind: 'clock' }),
    }
    const type: TableColumn<MachineTransaction> = {
      key: 'type',
      header: text('production.type'),
      minWidth: 130,
      cell: (row) => <TwoLines first={text(`production.type-${row.type}`)} second={phone ? codeOf(row) : row.note} />,
    }
    const quantity: TableColumn<MachineTransaction> = {
      key: 'quantity',
      header: text('production.quantity'),
      width: Math.max(phone ? 90 : 140, widthFor([text('production.quantity')])),
      align: 'end',
      // Of a stop it is how long it took.
      cell: (row) =>
        row.type === 'stop' ? durationText(row.quantity) : row.quantity === 0 ? '' : number(row.quantity),
    }
    if (phone) return [time, type, quantity]
    return [
      time,
      type,
      quantity,
      { key: 'code', header: text('production.code'), minWidth: 200, cell: codeOf },
      { key: 'card_no', header: text('production.card'), width: 140, cell: (row) => row.card_no },
      {
        key: 'employee',
        header: text('production.employee'),
        minWidth: 180,
        cell: ({ employee, employee_name }) => employee_name || employee,
      },
    ]
  }, [text, number, language, phone, timeZone])
}
