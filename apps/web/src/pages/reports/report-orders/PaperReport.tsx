import type { WrittenReport } from '@takt/domain/reports/model/report-order.ts'
import { Paper, PaperFacts, PaperTable } from '../../../parts/paper/Paper.tsx'

export function PaperReport({ written }: { readonly written: WrittenReport }) {
  return (
    <Paper>
      <h1>{written.name}</h1>
      <PaperFacts facts={written.facts} />
      <PaperTable columns={written.columns} rows={written.rows} />
    </Paper>
  )
}
