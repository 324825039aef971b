import type { FileRow } from '@takt/domain/import/file-rows.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { fieldName } from './field-names.ts'
import styles from './Import.module.css'
import { countOf, type Outcome, type Problem, type Results } from './use-import.ts'

interface CheckedRowsProps {
  readonly rows: readonly FileRow[]
  readonly columns: readonly (string | null)[]
  readonly headings: readonly string[]
  readonly results: Results
}

const outcomes: readonly Outcome[] = ['refused', 'added', 'changed', 'unchanged']
const tones: Readonly<Record<Outcome, StatusTone>> = {
  added: 'new',
  changed: 'changed',
  unchanged: 'neutral',
  refused: 'bad',
}
const keyOf = ({ line }: FileRow) => String(line)

export function CheckedRows({ rows, columns, headings, results }: CheckedRowsProps) {
  const text = useText()
  const [shown, setShown] = useState<Outcome | 'all'>('all')
  const picked = useMemo(
    () => (shown === 'all' ? rows : rows.filter(({ line }) => results.get(line)?.outcome === shown)),
    [rows, results, shown],
  )
  const counted = (value: Outcome | 'all', count: number) => ({
    value,
    label: text('import.with-count', { word: text(`import.${value}`), count }),
  })
  return (
    <>
      <Segmented
        className={styles.kinds}
        label={text('import.show')}
        value={shown}
        options={[counted('all', rows.length), ...outcomes.map((one) => counted(one, countOf(results, one)))]}
        onValueChange={setShown}
      />
      <DataTable
        className={styles.table}
        label={text('import.rows')}
        columns={useRowColumns(columns, headings, results)}
        rows={picked}
        rowKey={keyOf}
        empty={<EmptyState title={text('import.none-shown')} />}
      />
    </>
  )
}

/** 'materials.0.planned_qty' is told at the cell of the materials. */
const placeOf = ({ field }: Problem) => field.split('.')[0] ?? ''

function useRowColumns(
  columns: readonly (string | null)[],
  headings: readonly string[],
  results: Results,
): readonly TableColumn<FileRow>[] {
  const text = useText()
  const anyRefused = countOf(results, 'refused') > 0
  return useMemo(() => {
    const line: TableColumn<FileRow> = { key: 'line', header: text('import.line'), width: 72, cell: (row) => row.line }
    const outcome: TableColumn<FileRow> = {
      key: 'outcome',
      header: text('import.outcome'),
      width: 150,
      cell: (row) => {
        const result = results.get(row.line)
        if (!result) return <Skeleton width={90} height={20} />
        return <StatusTag tone={tones[result.outcome]} label={text(`import.${result.outcome}`)} size="s" />
      },
    }
    /** Whole, also for what no column gives; at its cell it is cut off. */
    const reason: TableColumn<FileRow> = {
      key: 'reason',
      header: text('import.reason'),
      width: 340,
      cell: (row) => {
        const told = (results.get(row.line)?.problems ?? []).map((problem) => {
          const at = columns.indexOf(placeOf(problem))
          return `${at < 0 ? text(fieldName(placeOf(problem))) : headings[at]}: ${problem.message}`
        })
        return <span className={styles.reason}>{told.join(' ')}</span>
      },
    }
    const cells = columns.flatMap((name, at): TableColumn<FileRow>[] => {
      if (name === null) return []
      const cell = (row: FileRow) => {
        const problem = results.get(row.line)?.problems.find((one) => placeOf(one) === name)
        if (!problem) return row.cells[at]
        return (
          <span className={styles.wrong}>
            <TwoLines first={row.cells[at] || '–'} second={problem.message} strong />
          </span>
        )
      }
      return [{ key: name, header: headings[at] ?? '', minWidth: 150, cell }]
    })
    return [line, outcome, ...(anyRefused ? [reason] : []), ...cells]
  }, [columns, headings, results, anyRefused, text])
}
