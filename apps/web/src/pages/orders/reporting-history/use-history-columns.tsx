import type { HistoryKind, ReportedRow } from '@takt/domain/scrap/report-history.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import styles from './ReportingHistoryPage.module.css'

const erpWords: Record<string, TextKey> = {
  W: 'history.erp-waits',
  T: 'history.erp-transferred',
  F: 'history.erp-failed',
  N: 'history.erp-never',
}

/** `kinds` is a constant; `all`: rows of several orders. */
export function useHistoryColumns(kinds: readonly HistoryKind[], all: boolean): TableColumn<ReportedRow>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const adjusted = (reported: number, real: number) =>
      reported === real ? (
        number(reported)
      ) : (
        <>
          <span className={styles.minus}>{number(reported)} → </span>
          {number(real)}
        </>
      )
    const kindOf = ({ kind }: ReportedRow) => text(kind === 'good' ? 'history.good' : 'history.scrap')
    const taken = ({ takes_back }: ReportedRow) => takes_back && text('history.takes-back')
    const columns: TableColumn<ReportedRow>[] = [
      {
        key: 'trans_time',
        header: text('history.time'),
        ...(phone ? { minWidth: 180 } : { width: MOMENT_WIDTH }),
        sortValue: ({ trans_time }) => trans_time,
        cell: (row) => {
          const at = dayAndTime(Date.parse(row.trans_time), { timeZone })
          // What it is, and of which order, stand below the time there: a column of their own would cut one of them.
          const what = [kinds.length > 1 && kindOf(row), all && row.card_no, taken(row)].filter(Boolean).join(' · ')
          return phone && what !== '' ? <TwoLines first={at} second={what} /> : at
        },
      },
    ]
    if (kinds.length > 1 && !phone) {
      columns.push({ key: 'kind', header: text('history.kind'), width: 120, cell: kindOf })
    }
    if (all && !phone) {
      columns.push({
        key: 'card_no',
        header: text('machines.order'),
        width: 150,
        sortValue: ({ card_no }) => card_no,
        cell: ({ card_no, part_no }) => <TwoLines first={card_no} second={part_no} />,
      })
    }
    columns.push({
      key: 'quantity',
      header: text('wizard.column.quantity'),
      width: phone ? 120 : 150,
      align: 'end',
      sortValue: ({ quantity }) => quantity,
      cell: ({ quantity, real_quantity }) => adjusted(quantity, real_quantity),
    })
    if (phone) return columns
    if (kinds.length === 1 && kinds[0] === 'scrap') {
      columns.push({
        key: 'good_qty',
        header: text('machines.good'),
        width: 130,
        align: 'end',
        cell: ({ good_qty, good_qty_real }) => adjusted(good_qty, good_qty_real),
      })
    }
    if (kinds.includes('scrap')) {
      columns.push({ key: 'reason', header: text('wizard.scrap-reason'), cell: ({ reason }) => reason })
    }
    columns.push(
      {
        key: 'employee',
        header: text('wizard.employee'),
        width: 150,
        cell: ({ employee, employee_name }) => employee_name || employee,
      },
      { key: 'note', header: text('wizard.note'), cell: (row) => taken(row) || row.note },
      {
        key: 'erp_status',
        header: text('history.erp'),
        width: 150,
        cell: ({ erp_status }) => text(erpWords[erp_status] ?? 'history.erp-never'),
      },
    )
    return columns
  }, [kinds, all, text, number, phone, timeZone])
}
