/** The SQL of a register's rows, made of its fields. */
import type { Register } from '@takt/domain/ground/registers/define-register.ts'
import type { Field } from '@takt/domain/ground/registers/field.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { raw, type Sql, sql } from '../db/sql.ts'

export interface RowTable {
  readonly table: string
  /** Columns by which the list is ordered. */
  readonly order: string
  /** A column that counts the rows of the company: a new one gets the next number. */
  readonly numbered?: string
  /** Columns that always hold what a field holds. */
  readonly copies?: Readonly<Record<string, string>>
  /** What else is told of a row, by its SQL: it is no field, and nobody changes it here. */
  readonly more?: Readonly<Record<string, string>>
}

type Row = Readonly<Record<string, unknown>>

/** More are no list that somebody looks through. */
const MOST_ROWS = 20_000

interface Place {
  readonly register: Register
  readonly table: RowTable
}

export async function rowsOf(db: CompanyDb, { register, table, code }: Place & { code?: unknown }): Promise<Row[]> {
  const one = code === undefined ? sql`` : sql`where ${raw(register.key)} = ${code}`
  return await db.many<Row>(sql`
    select ${columnsOf(register)} ${moreOf(table)}, version
    from ${raw(table.table)} ${one} order by ${raw(table.order)} limit ${MOST_ROWS}`)
}

interface Written extends Place {
  readonly row: Row
  /** That of the row it is written over, 0 for a new one. */
  readonly version: number
}

/** False: somebody else added it meanwhile. */
export async function insertRow(db: CompanyDb, { register, table, row, version }: Written): Promise<boolean> {
  const { numbered } = table
  const place = raw(table.table)
  const number = numbered && sql`, (select coalesce(max(${raw(numbered)}), 0) + 1 from ${place})`
  const saved = await db.maybe(sql`
    insert into ${place} (${writtenColumns(register, table)}, version ${raw(numbered ? `, ${numbered}` : '')})
    values (${valuesOf(register, table, row)}, ${version + 1} ${number ?? sql``}) on conflict do nothing returning version`)
  return saved !== null
}

/** False: it is not as it was loaded. */
export async function updateRow(db: CompanyDb, { register, table, row, version }: Written): Promise<boolean> {
  const { key } = register
  const saved = await db.maybe(sql`
    update ${raw(table.table)} set (${writtenColumns(register, table)}, version) = (${valuesOf(register, table, row)}, ${version + 1})
    where ${raw(key)} = ${row[key]} and version = ${version} returning version`)
  return saved !== null
}

/** The row that was there; null: it is not as it was loaded. */
export async function deleteRow(
  db: CompanyDb,
  { register, table, code, version }: Place & { code: unknown; version: number },
): Promise<Row | null> {
  return await db.maybe<Row>(sql`
    delete from ${raw(table.table)} where ${raw(register.key)} = ${code} and version = ${version}
    returning ${columnsOf(register)}, version`)
}

/** The names of columns are the names of fields, which are written by us. */
function columnsOf({ fields }: Register) {
  const column = ([name, field]: [string, Field]) => (isNullable(field) ? `coalesce(${name}, '') as ${name}` : name)
  return raw(Object.entries(fields).map(column).join(', '))
}

function moreOf({ more = {} }: RowTable) {
  return raw(
    Object.entries(more)
      .map(([name, column]) => `, ${column} as ${name}`)
      .join(''),
  )
}

/** A code that may be left out refers to a row of another table, and '' to none. */
function isNullable(field: Field): boolean {
  return field.kind === 'code' && !field.needed
}

function writtenColumns({ fields }: Register, { copies = {} }: RowTable) {
  return raw([...Object.keys(fields), ...Object.keys(copies)].join(', '))
}

function valuesOf({ fields }: Register, { copies = {} }: RowTable, row: Row): Sql {
  return [...Object.keys(fields), ...Object.values(copies)]
    .map((name) => columnValue(fields[name] as Field, row[name]))
    .reduce((all, value) => sql`${all}, ${value}`)
}

function columnValue(field: Field, value: unknown): Sql {
  if (isNullable(field)) return sql`nullif(${value ?? ''}, '')`
  return field.kind === 'machines' ? sql`${value}::text[]` : sql`${value ?? null}`
}
