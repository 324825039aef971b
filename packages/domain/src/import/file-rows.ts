import type { TextRow, TextTable } from '../ground/tables/read-table.ts'
import type { ImportDefinition } from './import-kind.ts'
import { keyOf } from './import-kind.ts'
import { readCell } from './read-cell.ts'

/** A row of a file as it is sent. */
export interface FileRow extends TextRow {
  readonly record: Readonly<Record<string, unknown>>
  /** The line that has the same key, above it; null for none. Files are sent in parts, so it has to be seen here. */
  readonly firstLine: number | null
}

/** `columns` names the field of each column, null for one that is left out. */
export function fileRows(
  table: TextTable,
  columns: readonly (string | null)[],
  { definition, zone }: { readonly definition: ImportDefinition; readonly zone: string },
): FileRow[] {
  const fields = columns.map((name) => definition.fields.find((field) => field.name === name) ?? null)
  const seen = new Map<string, number>()
  return table.rows.map(({ line, cells }) => {
    const record: Record<string, unknown> = {}
    for (const [at, field] of fields.entries()) {
      const value = field && readCell(field, cells[at] ?? '', zone)
      if (field && value !== null) record[field.name] = value
    }
    const whole = definition.key.every((name) => record[name] !== undefined)
    const key = whole ? keyOf(record, definition) : null
    const firstLine = key === null ? null : (seen.get(key) ?? null)
    if (key !== null && firstLine === null) seen.set(key, line)
    return { line, cells, record, firstLine }
  })
}

/** Key fields that no column gives: without them no row can be told from another. */
export function missingKeys(columns: readonly (string | null)[], { key }: ImportDefinition): string[] {
  return key.filter((name) => !columns.includes(name))
}
