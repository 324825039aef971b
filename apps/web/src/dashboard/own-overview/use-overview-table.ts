import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import type { KnownColumn } from '@takt/domain/machines/overview/columns.ts'
import { columnsTemplate, columnWords } from '@takt/domain/machines/overview/own-overview.ts'
import { roomFor, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useCallback, useMemo } from 'react'
import { type OwnColumns, useOwnColumns } from '../../data/dashboards/own-columns.ts'
import { useSession } from '../../data/session/session.ts'
import { useNumber } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { columnLabel } from '../column-label.ts'

type Result = ProcedureRow<'get_own_overview_data'>
type Column = Result['columns'][number]

/** A row of a query has no key of its own: its place is it. */
interface OverviewRow {
  readonly at: number
  readonly cells: Result['rows'][number]
}

export const none: readonly OverviewRow[] = []
export const keyOf = ({ at }: OverviewRow): string => String(at)

export interface OverviewTable {
  readonly rows: readonly OverviewRow[]
  readonly known: readonly KnownColumn[]
  readonly own: OwnColumns
  readonly columns: readonly TableColumn<OverviewRow>[]
  /** The words of each visible column, for the search. */
  readonly shown: readonly ((row: OverviewRow) => string)[]
  nameOf(key: string): string
}

/** The answer of a query as a table, with the columns that the person or everybody has chosen. */
export function useOverviewTable(record_no: number, result: Result | undefined): OverviewTable {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const types = result?.columns ?? noColumns
  const known = useMemo(() => types.map(({ name }) => ({ key: name })), [types])
  const own = useOwnColumns(columnsTemplate(record_no), known)
  const nameOf = useCallback((key: string) => columnLabel(text, key) ?? columnWords(key), [text])
  const rows = useMemo(() => result?.rows.map((cells, at) => ({ at, cells })) ?? none, [result])
  const visible = useMemo(
    () =>
      own.columns
        .filter((column) => column.visible)
        .map(({ key, width }) => {
          const type = types.find(({ name }) => name === key)?.type ?? 'text'
          const words = ({ cells }: OverviewRow) =>
            type === 'number' && typeof cells[key] === 'number'
              ? number(cells[key])
              : formatValue(formats[type], cells[key], { language, timeZone })
          const column: TableColumn<OverviewRow> = {
            key,
            header: nameOf(key),
            ...(width === null
              ? roomFor(longest([nameOf(key), ...rows.slice(0, MOST_MEASURED).map(words)]))
              : { width }),
            align: type === 'number' ? 'end' : 'start',
            sortValue: ({ cells }) => sortable(cells[key]),
            cell: words,
          }
          return { column, words }
        }),
    [own.columns, types, rows, nameOf, number, language, timeZone],
  )
  return {
    rows,
    known,
    own,
    columns: useMemo(() => visible.map(({ column }) => column), [visible]),
    shown: useMemo(() => visible.map(({ words }) => words), [visible]),
    nameOf,
  }
}

/** What the first rows hold the others hold too; measuring ten thousand would be felt. */
const MOST_MEASURED = 200

function longest(words: readonly string[]): number {
  return words.reduce((most, { length }) => Math.max(most, length), 0)
}

const noColumns: readonly Column[] = []

/** A day is shown as it comes: it has no hour that a time zone could move. */
const formats: Readonly<Record<Column['type'], string>> = {
  number: 'none',
  time: 'date',
  date: 'none',
  boolean: 'boolean-display',
  text: 'none',
}

function sortable(value: unknown): string | number | null {
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'boolean' ? Number(value) : null
}
