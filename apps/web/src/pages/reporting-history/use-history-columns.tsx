import type { HistoryKind, ReportedRow } from '@takt/domain/scrap/report-history.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { dayAndTime, useNumber } from '../../data/format.ts'
import { useSession } from '../../data/session.ts'
import { usePhone } from '../../data/use-phone.ts'
import { useText } from '../../data/use-text.ts'
import styles from './ReportingHistoryPage.module.css'

const erpWords: Record<string, TextKey> = {
  W: 'history.erp-waits',
  T: 'history.erp-transferred',
  F: 'history.erp-failed',
  N: 'history.erp-never',
}

/** `kinds` is a constant. */
export function useHistoryColumns(kinds: readonly HistoryKind[]): TableColumn<ReportedRow>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const columns: TableColumn<ReportedRow>[] = [
      {
        key: 'trans_time',
        header: text('history.time'),
        width: phone ? 150 : 190,
        sortValue: ({ trans_time }) => trans_time,
        cell: ({ trans_time }) => dayAndTime(Date.parse(trans_time), { timeZone }),
      },
    ]
    if (kinds.length > 1) {
      columns.push({
        key: 'kind',
        header: text('history.kind'),
        width: 120,
        cell: ({ kind }) => text(kind === 'good' ? 'history.good' : 'history.scrap'),
      })
    }
    columns.push({
      key: 'quantity',
      header: text('wizard.column.quantity'),
      width: phone ? 100 : 150,
      align: 'end',
      sortValue: ({ quantity }) => quantity,
      cell: ({ quantity, real_quantity }) =>
        quantity === real_quantity ? (
          number(quantity)
        ) : (
          <>
            <span className={styles.minus}>{number(quantity)} → </span>
            {number(real_quantity)}
          </>
        ),
    })
    if (phone) return columns
    if (kinds.includes('scrap')) {
      columns.push({ key: 'reason', header: text('wizard.scrap-reason'), cell: ({ reason }) => reason })
    }
    columns.push(
      { key: 'employee', header: text('wizard.employee'), width: 130, cell: ({ employee }) => employee },
      { key: 'note', header: text('wizard.note'), cell: ({ note }) => note },
      {
        key: 'erp_status',
        header: text('history.erp'),
        width: 150,
        cell: ({ erp_status }) => text(erpWords[erp_status] ?? 'history.erp-never'),
      },
    )
    return columns
  }, [kinds, text, number, phone, timeZone])
}
