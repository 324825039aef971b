import type { FailedErpRecord } from '@takt/domain/erp/model/erp.ts'
import type { ErpSubject } from '@takt/domain/erp/subjects.ts'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import styles from './ErpFailedPage.module.css'
import { useRecordColumns } from './record-columns.tsx'
import { type ChosenRecords, recordKey } from './use-chosen-records.ts'

interface FailedRecordsProps {
  subject: ErpSubject
  rows: readonly FailedErpRecord[] | undefined
  chosen: ChosenRecords
  empty: ReactNode
}

const none: readonly FailedErpRecord[] = []

export function FailedRecords({ subject, rows = none, chosen, empty }: FailedRecordsProps) {
  const text = useText()
  const columns = useRecordColumns(subject)
  const failed = rows.filter(({ status }) => status === 'F').length
  const all = failed > 0 && chosen.keys.size === failed
  return (
    <>
      <Checkbox
        className={styles.all}
        label={text('erp.select-all')}
        checked={all}
        indeterminate={chosen.keys.size > 0 && !all}
        disabled={failed === 0}
        onCheckedChange={() => chosen.setAll(!all)}
      />
      <DataTable
        className={styles.table}
        label={text('title.erp-failed')}
        columns={columns}
        rows={rows}
        rowKey={recordKey}
        selectedKeys={chosen.keys}
        onSelect={chosen.toggle}
        empty={empty}
      />
    </>
  )
}
