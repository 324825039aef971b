import type { PanelProps } from '../define-panel.ts'
import { RetryOrDelete, type RetryOrDeleteAnswer } from '../RetryOrDelete.tsx'

export default function ErpStatusPanel({ selection, busy, perform }: PanelProps<'erp-records', RetryOrDeleteAnswer>) {
  const { records } = selection
  const why = records.length === 1 ? records[0]?.last_error : undefined
  return <RetryOrDelete count={records.length} why={why} busy={busy} perform={perform} />
}
