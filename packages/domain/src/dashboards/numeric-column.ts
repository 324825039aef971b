import { namesSomething } from '../ground/format-value.ts'
import type { ColumnConfig } from './table-config.ts'
import type { Row } from './value-config.ts'

/** What is drawn instead of the value. */
const PICTURES: ReadonlySet<string> = new Set([
  ...['boolean-display', 'status-dot', 'color-box', 'progress-bar'],
  ...['machine-link', 'media-thumb', 'b-fa-icon'],
])

/** Amounts are compared by their last digit, so they and their heading stand at the right; numbers that name something do not. */
export function isNumericColumn({ key, component }: ColumnConfig, rows: readonly Row[]): boolean {
  if (PICTURES.has(component) || namesSomething(key)) return false
  const values = rows.map((row) => row[key]).filter((value) => value !== null && value !== undefined && value !== '')
  return values.length > 0 && values.every((value) => typeof value === 'number')
}
