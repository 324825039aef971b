import type { HandoverPaper } from '@takt/domain/reports/model/handover.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Paper, PaperFacts, PaperTable } from '../../../parts/paper/Paper.tsx'

export function PaperHandover({ paper }: { readonly paper: HandoverPaper }) {
  const text = useText()
  return (
    <Paper>
      <h1>{text('title.handover')}</h1>
      <p>{paper.about}</p>
      <PaperFacts facts={paper.facts} />
      {paper.tables.map(({ heading, columns, rows }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <PaperTable columns={columns} rows={rows} />
        </section>
      ))}
    </Paper>
  )
}
