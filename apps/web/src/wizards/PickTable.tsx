import { rowsNamed } from '@takt/domain/ground/scanner/rows-named.ts'
import { hitsOf } from '@takt/domain/ground/wizard/search-words.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { CallFailure } from '../data/call/call.ts'
import { useText } from '../data/words/use-text.ts'
import { useStepScan } from './engine/step-scan.ts'
import { isTypedOutside } from './engine/typed-outside.ts'
import { useTypedInto } from './engine/use-typed-into.ts'
import styles from './PickTable.module.css'

interface PickTableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  load: { readonly loading: boolean; readonly error: CallFailure | null; reload(): Promise<void> }
  /** What can be chosen; undefined until it is known. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  chosen: string | null
  onPick: (row: Row) => void
  words: { readonly empty: string; readonly hint?: string; readonly loading?: string; readonly failed?: string }
  /** With it the rows can be searched in. */
  search?: { readonly typed: string; textOf(row: Row): string; onType(typed: string): void }
  /** What a scanner may read of a row: a code that names one row picks it. */
  codes?: (row: Row) => readonly string[]
  /** Beside the search. */
  tools?: ReactNode
}

/** One row of a list, by touch or by arrow keys and Enter. */
export function PickTable<Row>(props: PickTableProps<Row>) {
  const { label, columns, load, rows, rowKey, chosen, onPick, words, search, codes, tools } = props
  const text = useText()
  const typed = search?.typed ?? ''
  const textOf = search?.textOf
  const found = useMemo(
    () => (textOf && rows ? hitsOf(rows, typed, textOf) : { rows: rows ?? [], more: false }),
    [rows, typed, textOf],
  )
  const around = useRef<HTMLDivElement>(null)
  /** What a scan searches for; selected, the next code takes its place. */
  const scanned = useRef<string | null>(null)
  useTypedInto(around)
  useStepScan((code) => {
    const [only, another] = rowsNamed(rows ?? [], code, codes ?? (() => []))
    if (only !== undefined && another === undefined) {
      onPick(only)
      return true
    }
    if (!search || hitsOf(rows ?? [], code, search.textOf).rows.length === 0) return false
    search.onType(code)
    scanned.current = code
    return 'searched'
  })
  useEffect(() => {
    if (typed === '' || typed !== scanned.current) return
    scanned.current = null
    around.current?.querySelector<HTMLInputElement>('[role="searchbox"]')?.select()
  }, [typed])
  const table = useRef<HTMLDivElement>(null)
  const shown = rows !== undefined
  const searched = search !== undefined
  // Arrow keys and Enter choose a row without a press of Tab before.
  useEffect(() => {
    if (shown && !searched && !isTypedOutside())
      table.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
  }, [shown, searched])
  return (
    <div ref={around} className={styles.pick}>
      <div className={styles.tools}>
        {search && (
          <SearchField
            className={styles.search}
            label={text('wizard.search')}
            placeholder={text('wizard.search')}
            clearLabel={text('wizard.search.clear')}
            size="primary"
            value={typed}
            onValueChange={search.onType}
            onKeyDown={(event) => {
              const [only, another] = found.rows
              if (event.key !== 'Enter' || only === undefined || another !== undefined) return
              if (rowKey(only) === chosen) return
              // The frame would hear it as next; a scanned number that names one row chooses it.
              event.preventDefault()
              onPick(only)
            }}
          />
        )}
        {tools}
      </div>
      <div ref={table} className={styles.table}>
        <DataTable
          label={label}
          columns={columns}
          rows={found.rows}
          rowKey={rowKey}
          selectedKey={chosen}
          onSelect={(key) => {
            const row = found.rows.find((each) => rowKey(each) === key)
            if (row !== undefined) onPick(row)
          }}
          loading={load.loading ? <LoadingState label={words.loading ?? text('wizard.list-loading')} /> : undefined}
          error={
            load.error && rows === undefined ? (
              <ErrorState
                message={words.failed ?? text('wizard.list-failed')}
                text={load.error.message}
                retryLabel={text('wizard.retry')}
                onRetry={() => void load.reload()}
              />
            ) : undefined
          }
          empty={
            rows !== undefined && rows.length > 0 ? (
              <EmptyState title={text('wizard.search.none')} />
            ) : (
              <EmptyState title={words.empty} text={words.hint} />
            )
          }
        />
      </div>
      {found.more && <p className={styles.more}>{text('wizard.search.narrow', { count: found.rows.length })}</p>}
    </div>
  )
}
