import { csv } from '@takt/domain/ground/tables/csv.ts'
import type { TextTable } from '@takt/domain/ground/tables/read-table.ts'
import type { ImportKind } from '@takt/domain/import/import-kind.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { DownloadIcon } from '@takt/ui/icon/document-icons.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { saveFile } from '../../../device/save-file.ts'
import { FormFailure } from '../../../parts/form/Fields.tsx'
import { fieldName, kindName } from './field-names.ts'
import styles from './Import.module.css'
import { countOf, type Imported } from './use-import.ts'

export interface ImportResultProps {
  readonly kind: ImportKind
  readonly table: TextTable
  readonly imported: Imported
  readonly onAgain: () => void
}

const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const

/** What became of it, and the rows that were not taken as a file to mend and bring in again. */
export function ImportResult({ kind, table, imported, onAgain }: ImportResultProps) {
  const text = useText()
  const language = useLanguage()
  const { results, stopped, done, all } = imported
  const refused = table.rows.filter(({ line }) => results.get(line)?.outcome === 'refused')
  const download = () => {
    const reasons = (line: number) =>
      results
        .get(line)
        ?.problems.map(({ field, message }) => `${text(fieldName(field.split('.')[0] ?? ''))}: ${message}`)
        .join(' ') ?? ''
    const rows = refused.map(({ line, cells }) => [...cells.slice(0, table.headings.length), reasons(line)])
    const name = text('import.refused-file', { kind: text(kindName(kind)) })
    saveFile(name, csv([[...table.headings, text('import.reason')], ...rows], language), 'text/csv')
  }
  return (
    <Card title={text('import.step-result')}>
      <div className={styles.source}>
        <dl className={styles.counts}>
          {outcomes.map((outcome) => (
            <div key={outcome}>
              <dt>{text(`import.${outcome}`)}</dt>
              <dd>{countOf(results, outcome)}</dd>
            </div>
          ))}
        </dl>
        <FormFailure text={stopped && text('import.stopped', { done, all, reason: stopped })} />
        <div className={styles.bar}>
          {refused.length > 0 && (
            <Button size="primary" icon={<DownloadIcon />} onClick={download}>
              {text('import.download-refused')}
            </Button>
          )}
          <Button size="primary" variant="primary" onClick={onAgain}>
            {text('import.again')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
