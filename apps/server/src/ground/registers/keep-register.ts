/** The one way of master data on the server: lock, version, references, write, audit, tell. */

import type { Procedure } from '@takt/contract/ground/define-procedure.ts'
import { givenRow } from '@takt/contract/ground/register-schema.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import {
  type Filed,
  firstRow,
  type KeptRow,
  type Register,
  type RowOf,
} from '@takt/domain/ground/registers/define-register.ts'
import type { z } from 'zod'
import type { CallContext, Handler } from '../call/handle.ts'
import { unknownMachine } from '../call/known-machines.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { raw, sql } from '../db/sql.ts'
import { deleteRow, insertRow, type RowTable, rowsOf, updateRow } from './register-rows.ts'

/** What somebody wants of one row. */
export interface Change<R extends Register> {
  /** Null: it is new. */
  readonly before: KeptRow<R> | null
  readonly row: RowOf<R>
  /** What was given beside the fields; of a row of a file nothing. */
  readonly beside: Row
}

/** Where a register is kept, and what is special about it; everything else is the same for all. */
export interface Keeping<R extends Register> extends RowTable {
  /** Fields of the kind `code`: the table and the column in which what they name must stand. */
  readonly names?: Readonly<Record<string, readonly [table: string, column: string]>>
  /** Where its key stands when something uses it: then it cannot go. A column of many codes is marked. */
  readonly usedBy: readonly (readonly [table: string, column: string, many?: 'many'])[]
  /** Rules beyond the fields and what they name. */
  check?(change: Change<R>, context: CallContext): Promise<Refusal | null>
  /** What may be left out is found here. */
  complete?(change: Change<R>, db: CompanyDb): Promise<RowOf<R>>
  /** What the change moves beside its row, once that is written; what it answers stands in the audit too. */
  write?(change: Change<R>, context: CallContext): Promise<Row>
}

type Row = Readonly<Record<string, unknown>>
type Calls = readonly Procedure<string, z.ZodObject, z.ZodType>[]

/** What the calls about files need of what they are read into. */
export interface KeptFile {
  readonly register: Filed
  rows(context: CallContext): Promise<Row[]>
  /** The whole row that would be kept, or why not; nothing is written. */
  judge(given: GivenRow, context: CallContext): Promise<Judged | Refusal>
  write(judged: Judged, context: CallContext): Promise<Refusal | null>
  /** Nobody else changes it until the transaction ends. */
  lock(db: CompanyDb): Promise<void>
}

export interface GivenRow {
  readonly given: Row
  /** Of the row it is written over; undefined as the one that is there. */
  readonly version: number | undefined
  /** As it was among `rows`. */
  readonly stored?: Row | null
}

/** What the calls of a register need of it. */
export interface KeptRegister extends KeptFile {
  readonly register: Register
  /** By the name of the call. */
  readonly handlers: ReadonlyMap<string, Handler>
}

export interface Judged {
  readonly before: Row | null
  readonly row: Row
  readonly beside: Row
  readonly version: number
}

export function keepRegister<R extends Register>(register: R, calls: Calls, keeping: Keeping<R>): KeptRegister {
  const { name, key } = register
  const schema = givenRow(register)
  const tableLock = sql`select pg_advisory_xact_lock(hashtext(${`register ${name}`}), takt_company())`
  const refused = (end: 'taken' | 'in-use', code: unknown): Refusal => ({
    refusal: `${name}-${end}`,
    values: { code: String(code) },
  })

  const find = async (db: CompanyDb, code: unknown): Promise<KeptRow<R> | null> => {
    const [row] = await rowsOf(db, { register, table: keeping, code })
    return (row as KeptRow<R> | undefined) ?? null
  }

  /** TEC where somebody adds tec: nobody tells them apart in a list, at a scanner or in the ERP. */
  const alike = async (db: CompanyDb, code: unknown): Promise<unknown> => {
    if (typeof code !== 'string') return undefined
    const found = await db.maybe<{ code: string }>(sql`
      select ${raw(key)} as code from ${raw(keeping.table)} where lower(${raw(key)}) = lower(${code}) limit 1`)
    return found?.code
  }

  const kept: KeptRegister = {
    register,
    handlers: new Map(),
    rows: ({ db }) => rowsOf(db, { register, table: keeping }),
    lock: (db) => db.run(tableLock),
    judge: async ({ given, version }, context) => {
      const { db } = context
      const before = await find(db, given[key])
      const over = version ?? before?.version ?? 0
      const taken = over === 0 ? (before?.[key] ?? (await alike(db, given[key]))) : undefined
      if (taken !== undefined) return refused('taken', taken)
      if (over !== (before?.version ?? 0)) return { refusal: 'changed-by-someone-else', values: {} }
      const row = schema.parse(register.isPartial ? { ...firstRow(register), ...before, ...given } : given) as RowOf<R>
      const beside = Object.fromEntries(Object.entries(given).filter(([field]) => !(field in register.fields)))
      const problem =
        (await unknownName(db, { register, keeping, row })) ?? (await keeping.check?.({ before, row, beside }, context))
      if (problem) return problem
      const whole = (await keeping.complete?.({ before, row, beside }, db)) ?? row
      return { before: before as Row | null, row: whole as Row, beside, version: over }
    },
    write: async ({ before, row, beside, version }, context) => {
      const statement = { register, table: keeping, row, version }
      const isWritten = await (version === 0 ? insertRow : updateRow)(context.db, statement)
      if (!isWritten) return { refusal: 'changed-by-someone-else', values: {} }
      const moved = await keeping.write?.({ before, row, beside } as Change<R>, context)
      const after = { ...row, ...moved }
      context.audit({ what: `${name}.${before ? 'changed' : 'added'}`, key: String(row[key]), before, after })
      context.emit('SettingsChanged', {})
      return null
    },
  }

  const load = async (_input: Row, context: CallContext) => await kept.rows(context)

  const save = async ({ version, ...given }: Row, context: CallContext) => {
    await kept.lock(context.db)
    const judged = await kept.judge({ given, version: version as number | undefined }, context)
    if (isRefusal(judged)) return judged
    return (
      (await kept.write(judged, context)) ?? (await rowsOf(context.db, { register, table: keeping, code: given[key] }))
    )
  }

  const remove = async ({ version, ...given }: Row, { db, audit, emit }: CallContext) => {
    const code = given[key]
    await kept.lock(db)
    if (await isUsed(db, keeping.usedBy, code)) return refused('in-use', code)
    const before = await deleteRow(db, { register, table: keeping, code, version: version as number })
    if (!before) return { refusal: 'changed-by-someone-else', values: {} }
    audit({ what: `${name}.removed`, key: String(code), before })
    emit('SettingsChanged', {})
    return [{ [key]: code }]
  }

  const steps = { load, save, remove }
  const handlers = new Map(
    calls.map((procedure): [string, Handler] => {
      const step = (['load', 'save', 'remove'] as const).find((one) => register.calls[one] === procedure.name)
      if (!step) throw new Error(`${procedure.name} is no call of ${name}`)
      return [procedure.name, { procedure, run: (input, context) => steps[step](input as Row, context) }]
    }),
  )
  return { ...kept, handlers }
}

/** The first thing that a row names and nobody knows. */
async function unknownName<R extends Register>(
  db: CompanyDb,
  { register, keeping, row }: { register: R; keeping: Keeping<R>; row: RowOf<R> },
): Promise<Refusal | null> {
  for (const [name, field] of Object.entries(register.fields)) {
    const value = (row as Row)[name]
    if (field.kind === 'machines') {
      const nowhere = await unknownMachine(db, value as string[] | null)
      if (nowhere) return nowhere
    }
    if (field.kind !== 'code' || value === '') continue
    const place = keeping.names?.[name]
    if (!place) throw new Error(`${register.name}: nobody says where ${name} is looked up`)
    const [table, column] = place
    if (!(await db.maybe(sql`select 1 from ${raw(table)} where ${raw(column)} = ${value}`))) {
      return { refusal: `${field.of}-unknown`, values: { code: String(value) } }
    }
  }
  return null
}

async function isUsed(db: CompanyDb, usedBy: Keeping<Register>['usedBy'], code: unknown): Promise<boolean> {
  for (const [table, column, many] of usedBy) {
    const meets = many ? sql`${code} = any (${raw(column)})` : sql`${raw(column)} = ${code}`
    if (await db.maybe(sql`select 1 from ${raw(table)} where ${meets} limit 1`)) return true
  }
  return false
}
