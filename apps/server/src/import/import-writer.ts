import type { ImportFault, ImportKind, ImportRecord } from '@takt/domain/import/import-kind.ts'
import type { Judged } from '@takt/domain/import/judge-record.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

export type Row = Readonly<Record<string, unknown>>

/** One that is written, with what stood there before (null: it is new). */
export interface Change {
  readonly key: string
  readonly before: Row | null
  readonly after: Row
}

export interface Prepared {
  /** As it stands now, by key. */
  readonly stored: ReadonlyMap<string, Row>
  judge(record: ImportRecord, before: Row | null): Judged | ImportFault
}

/** Whom a batch concerns: lists of orders, rows of machines, or what everybody keeps of master data. */
export interface Touched {
  readonly orders: readonly { readonly machine_id: string; readonly card_no: string }[]
  readonly machines: readonly string[]
  readonly settings: boolean
}

/** How one kind is read, judged and written: a statement or two for all records of a batch, never one for each. */
export interface ImportWriter {
  readonly kind: ImportKind
  /** `lock`: what is read is going to be changed. */
  prepare(db: CompanyDb, records: readonly ImportRecord[], lock: boolean): Promise<Prepared>
  write(db: CompanyDb, changes: readonly Change[]): Promise<Touched>
}

/** Nobody changes them until they are written: fields that a batch does not name would be put back to what was read. */
export const held = (lock: boolean, key: Sql): Sql => (lock ? sql`order by ${key} for no key update` : sql``)

export const onlySettings: Touched = { orders: [], machines: [], settings: true }

export const asJson = (rows: readonly unknown[]): string => JSON.stringify(rows)
export const rowsOf = (changes: readonly Change[]): string => asJson(changes.map(({ after }) => after))

/** Values of a field, each once. */
export function valuesOf(records: readonly ImportRecord[], field: string): string[] {
  return [...new Set(records.flatMap((record) => (typeof record[field] === 'string' ? [record[field]] : [])))]
}
