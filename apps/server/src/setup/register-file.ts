/** Rows of a file in a register: what becomes of each. */
import { givenRow } from '@takt/contract/ground/register-schema.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { type Filed, firstRow, rowKey } from '@takt/domain/ground/registers/define-register.ts'
import { fieldProblem } from '@takt/domain/ground/registers/field-problem.ts'
import { type FieldChange, rowChanges } from '@takt/domain/ground/registers/row-changes.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { Judged, KeptFile } from '../ground/registers/keep-register.ts'

type Row = Readonly<Record<string, unknown>>

/** A register may ask for more than the call that all of them share. */
const notAllowed: JudgedRow = {
  key: '',
  outcome: 'refused',
  field: '',
  problem: { refusal: 'beyond-own-rights', values: {} },
}

export interface JudgedRow {
  readonly key: string
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'refused'
  readonly field: string
  readonly problem: Refusal | null
  /** Of one that is changed. */
  readonly changes?: readonly FieldChange[]
  /** Of one that is added or changed. */
  readonly judged?: Judged
}

export async function judgeFile(kept: KeptFile, rows: readonly Row[], context: CallContext): Promise<JudgedRow[]> {
  const { register } = kept
  if (!can(context.session, register.permission)) return rows.map(() => notAllowed)
  const stored = new Map((await kept.rows(context)).map((row) => [rowKey(register, row), row]))
  const seen = new Set<string>()
  const judgedRows: JudgedRow[] = []
  for (const row of rows) {
    const key = rowKey(register, row)
    const refused = (problem: Refusal, field = ''): JudgedRow => ({ key, outcome: 'refused', field, problem })
    // What is stored may differ in case only; what a file adds may not.
    const name = stored.has(key) ? `stored ${key}` : `new ${key.toLowerCase()}`
    if (seen.has(name)) judgedRows.push(refused({ refusal: 'register-row-again', values: { code: key } }, register.key))
    else judgedRows.push(await judgeRow(kept, { row, key, before: stored.get(key) ?? null, refused }, context))
    seen.add(name)
  }
  return judgedRows
}

interface FileRow {
  readonly row: Row
  readonly key: string
  readonly before: Row | null
  refused(problem: Refusal, field?: string): JudgedRow
}

async function judgeRow(kept: KeptFile, { row, key, before, refused }: FileRow, context: CallContext) {
  const { register } = kept
  const whole = wholeRow(register, row, before)
  const wrong = Object.entries(register.fields).find(([name, field]) => fieldProblem(field, whole[name]))
  if (wrong) return refused(fieldProblem(wrong[1], whole[wrong[0]]) as Refusal, wrong[0])
  const given = givenRow(register).parse(whole) as Row
  const changes = before ? rowChanges(register, before, given) : []
  if (before && changes.length === 0) {
    return { key, outcome: 'unchanged', field: '', problem: null } as const
  }
  const judged = await kept.judge({ given, version: Number(before?.version ?? 0), stored: before }, context)
  if (isRefusal(judged)) return refused(judged)
  return { key, outcome: before ? 'changed' : 'added', field: '', problem: null, changes, judged } as const
}

/** What the file says over what is stored, or over a new row. Names of languages that it lacks stay. */
function wholeRow(register: Filed, row: Row, before: Row | null): Row {
  const base: Row = before ?? firstRow(register)
  const whole = Object.entries(register.fields).map(([name, field]) => {
    if (!(name in row)) return [name, base[name]]
    return [name, field.kind === 'names' ? { ...(base[name] as object), ...(row[name] as object) } : row[name]]
  })
  return Object.fromEntries(whole)
}
