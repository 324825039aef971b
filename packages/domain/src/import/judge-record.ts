import { type FieldValue, type ImportDefinition, type ImportFault, type ImportRecord, keyOf } from './import-kind.ts'

export type ImportOutcome = 'added' | 'changed' | 'unchanged'
export type StoredRow = Readonly<Record<string, unknown>>

/** What becomes of a record; `row` is what is to be written, null where all stands as it is. */
export interface Judged {
  readonly outcome: ImportOutcome
  readonly row: Readonly<Record<string, unknown>> | null
}

/** Over what is stored, field by field: what is not said stays. A new one gets what its kind has otherwise. */
export function mergeRecord(
  definition: ImportDefinition,
  said: ImportRecord,
  before: StoredRow | null,
): Judged | ImportFault {
  if (before === null) return newRow(definition, said)
  const differs = Object.entries(said).some(([name, value]) => !isSame(before[name], value))
  return differs ? { outcome: 'changed', row: { ...before, ...said } } : { outcome: 'unchanged', row: null }
}

export function newRow(definition: ImportDefinition, said: ImportRecord): Judged | ImportFault {
  const row: Record<string, FieldValue> = {}
  for (const { name, otherwise } of definition.fields) {
    const value = said[name] ?? otherwise
    if (value === undefined || (value === '' && otherwise === undefined)) {
      return { field: name, refusal: 'import-field-needed', values: { field: name } }
    }
    row[name] = value
  }
  return { outcome: 'added', row }
}

/** Times are compared as moments: the ERP may write another offset than the database. */
export function isSame(stored: unknown, said: unknown): boolean {
  if (stored === said) return true
  if (typeof stored === 'string' && typeof said === 'string' && /^\d{4}-\d\d-\d\dT/.test(said)) {
    return Date.parse(stored) === Date.parse(said)
  }
  return typeof said === 'object' && JSON.stringify(stored) === JSON.stringify(said)
}

/** A code that has to stand in a list of its own. '' names none. */
export interface Reference {
  readonly field: string
  readonly known: ReadonlySet<string>
  readonly unknown: (value: string) => ImportFault
}

export function missingReference(said: ImportRecord, references: readonly Reference[]): ImportFault | null {
  for (const { field, known, unknown } of references) {
    const value = said[field]
    if (typeof value === 'string' && value !== '' && !known.has(value)) return unknown(value)
  }
  return null
}

/** For each record the first one with the same key before it, -1 for none: which of the two is right nobody knows. */
export function twice(definition: ImportDefinition, records: readonly (ImportRecord | null)[]): number[] {
  const seen = new Map<string, number>()
  return records.map((record, index) => {
    if (record === null) return -1
    const key = keyOf(record, definition)
    const first = seen.get(key)
    if (first === undefined) seen.set(key, index)
    return first ?? -1
  })
}
