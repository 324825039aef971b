import type { WrittenReport } from '@takt/domain/reports/model/report-order.ts'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'

interface NumberedRow {
  readonly at: number
  readonly cells: readonly string[]
}

const keyOf = ({ at }: NumberedRow) => String(at)

/** Pixels: what stands in a column is not cut; beyond a screen the table scrolls. */
function roomFor(rows: WrittenReport['rows'], at: number): number {
  const longest = rows.reduce((most, cells) => Math.max(most, cells[at]?.length ?? 0), 0)
  return Math.min(Math.max(110, 36 + longest * 8), 260)
}

/** The rows as the server has written and ordered them. */
export function ReportTable({ written }: { readonly written: WrittenReport }) {
  const columns = useMemo(
    () =>
      written.columns.map(
        ({ label, end }, at): TableColumn<NumberedRow> => ({
          key: String(at),
          header: label,
          minWidth: roomFor(written.rows, at),
          align: end === 1 ? 'end' : 'start',
          cell: ({ cells }) => cells[at] ?? '',
        }),
      ),
    [written],
  )
  const rows = useMemo(() => written.rows.map((cells, at): NumberedRow => ({ at, cells })), [written])
  return <DataTable label={written.name} columns={columns} rows={rows} rowKey={keyOf} />
}
