import type { TextTable } from '@takt/domain/ground/tables/read-table.ts'
import { fileRows, missingKeys } from '@takt/domain/import/file-rows.ts'
import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import type { ImportKind } from '@takt/domain/import/import-kind.ts'
import { matchColumns } from '@takt/domain/import/match-columns.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useMemo, useState } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormFailure } from '../../../parts/form/Fields.tsx'
import { LeaveGuard } from '../../../parts/leave-guard/LeaveGuard.tsx'
import { CheckedRows } from './CheckedRows.tsx'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { fieldName } from './field-names.ts'
import styles from './Import.module.css'
import type { ImportResultProps } from './ImportResult.tsx'
import { bringIn, countOf, useCheck } from './use-import.ts'

interface CheckStepProps {
  readonly kind: ImportKind
  readonly table: TextTable
  readonly onBack: () => void
  readonly onDone: (result: Omit<ImportResultProps, 'onAgain'>) => void
}

/** What would become of every row. Nothing is written before the button is pressed. */
export function CheckStep({ kind, table, onBack, onDone }: CheckStepProps) {
  const text = useText()
  const { time_zone } = useSession()
  const definition = importDefinitions[kind]
  const [columns, setColumns] = useState(() =>
    matchColumns(table.headings, definition.fields, (name) => text(fieldName(name))),
  )
  const [choosing, setChoosing] = useState(false)
  const [written, setWritten] = useState<number | null>(null)
  const missing = missingKeys(columns, definition)
  const unkeyed = missing.length > 0
  const all = useMemo(
    () => (unkeyed ? [] : fileRows(table, columns, { definition, zone: time_zone })),
    [table, columns, definition, time_zone, unkeyed],
  )
  const { results, done, failure, again } = useCheck(kind, all, definition.key[0] ?? '')
  const wanted = countOf(results, 'added') + countOf(results, 'changed')
  const checked = results.size === all.length
  const writing = written !== null
  const start = async () => {
    setWritten(0)
    const imported = await bringIn(kind, all, { before: results, onDone: setWritten })
    onDone({ kind, table, imported })
  }
  const used = columns.filter((name) => name !== null).length
  const leftOut = table.headings.filter((_, at) => columns[at] === null).join(', ')
  const progress = writing ? { count: written, of: wanted } : { count: done, of: all.length }
  const keyMissing = text('import.key-missing', { fields: missing.map((name) => text(fieldName(name))).join(', ') })
  const why = () => {
    if (unkeyed) return keyMissing
    if (!checked) return text(failure ? 'import.check-failed' : 'why.loading')
    return wanted === 0 && text('import.nothing-new-why')
  }
  return (
    <>
      <div className={styles.bar}>
        <Button onClick={() => setChoosing(true)} disabled={writing}>
          {text('import.match')}
        </Button>
        <span className={styles.used}>
          {text('import.columns-used', { used, all: columns.length })}
          {leftOut !== '' && <span className={styles.muted}>{text('import.left-out', { columns: leftOut })}</span>}
        </span>
        <span className={styles.space} />
        <Button size="primary" disabled={writing} onClick={onBack}>
          {text('import.back')}
        </Button>
        <Button size="primary" variant="primary" busy={writing} why={why()} onClick={() => void start()}>
          {checked && wanted === 0 && !unkeyed
            ? text('import.nothing-new')
            : text('import.bring-in', { count: wanted })}
        </Button>
      </div>
      {unkeyed && <FormFailure text={keyMissing} />}
      {!unkeyed && (!checked || writing) && !failure && (
        <ProgressBar
          label={text(writing ? 'import.writing' : 'import.checking')}
          value={progress.count}
          max={progress.of}
          valueText={text('import.of-rows', { done: progress.count, all: progress.of })}
        />
      )}
      {failure ? (
        <ErrorState
          message={text('import.check-failed')}
          detail={failure.message}
          retryLabel={text('shell.retry')}
          onRetry={again}
        />
      ) : (
        !unkeyed && <CheckedRows rows={all} columns={columns} headings={table.headings} results={results} />
      )}
      {choosing && (
        <ColumnsDialog
          definition={definition}
          table={table}
          columns={columns}
          onChoose={setColumns}
          onClose={() => setChoosing(false)}
        />
      )}
      <LeaveGuard unsaved={writing} />
    </>
  )
}
