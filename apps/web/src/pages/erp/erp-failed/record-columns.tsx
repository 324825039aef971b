import type { FailedErpRecord } from '@takt/domain/erp/model/erp.ts'
import type { ErpSubject } from '@takt/domain/erp/subjects.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import styles from './ErpFailedPage.module.css'

export function useRecordColumns(subject: ErpSubject): readonly TableColumn<FailedErpRecord>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const own = ownColumn(subject, text)
    const state: TableColumn<FailedErpRecord> = {
      key: 'state',
      header: text('erp.state'),
      width: 130,
      sortValue: (row) => row.status,
      cell: (row) => <StateOf row={row} />,
    }
    if (phone) {
      const cell = (row: FailedErpRecord) => (
        <TwoLines first={`${row.work_order_no || row.card_no} · ${number(row.quantity)}`} second={row.last_error} />
      )
      return [{ key: 'order', header: text('erp.order'), minWidth: 190, cell }, state]
    }
    return [
      {
        key: 'record_no',
        header: text('erp.record'),
        width: 112,
        sortValue: (row) => row.record_no,
        cell: (row) => row.record_no,
      },
      {
        key: 'machine',
        header: text('erp.machine'),
        width: 118,
        sortValue: (row) => row.machine_id,
        cell: (row) => row.machine_id,
      },
      {
        key: 'order',
        header: text('erp.order-part'),
        minWidth: 140,
        sortValue: (row) => row.work_order_no,
        cell: (row) => <TwoLines first={row.work_order_no || row.card_no} second={row.part_no} />,
      },
      {
        key: 'quantity',
        header: text('erp.quantity'),
        width: 124,
        align: 'end',
        sortValue: (row) => row.quantity,
        cell: (row) => number(row.quantity),
      },
      ...(own ? [own] : []),
      {
        key: 'time',
        header: text('erp.time'),
        width: 136,
        sortValue: (row) => row.created,
        cell: (row) => {
          const [day = '', time = ''] = dayAndTime(Date.parse(row.created), { timeZone }).split(' ')
          return <TwoLines first={day} second={time} />
        },
      },
      {
        key: 'attempts',
        header: text('erp.attempts'),
        width: 126,
        align: 'end',
        sortValue: (row) => row.attempts,
        cell: (row) => row.attempts,
      },
      state,
      {
        key: 'error',
        header: text('erp.error'),
        minWidth: 220,
        cell: (row) => (
          <span className={styles.error} title={row.last_error}>
            {row.last_error}
          </span>
        ),
      },
    ]
  }, [subject, text, number, phone, timeZone])
}

function StateOf({ row }: { row: FailedErpRecord }) {
  const text = useText()
  if (row.status === 'W') return <StatusTag tone="waiting" label={text('erp.waiting')} size="s" />
  return <StatusTag tone="bad" label={text('erp.failed')} size="s" />
}

function ownColumn(subject: ErpSubject, text: ReturnType<typeof useText>): TableColumn<FailedErpRecord> | undefined {
  if (subject === 'scrap_transaction') {
    const sortValue = (row: FailedErpRecord) => row.scrap_reason
    return { key: 'own', header: text('erp.reason'), width: 110, sortValue, cell: sortValue }
  }
  if (subject !== 'material_reporting') return undefined
  const sortValue = (row: FailedErpRecord) => row.material_no
  return { key: 'own', header: text('erp.material'), minWidth: 110, sortValue, cell: sortValue }
}
