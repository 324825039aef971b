import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import type { Filed, RowOf } from '@takt/domain/ground/registers/define-register.ts'
import type { CallContext, Handler } from '../call/handle.ts'
import { sql } from '../db/sql.ts'
import type { KeptFile } from './keep-register.ts'

type Row = Readonly<Record<string, unknown>>

interface ByCall<R extends Filed, Stored extends Row> {
  /** The call of its form: it writes, audits and tells. */
  readonly save: Handler
  rows(context: CallContext): Promise<Stored[]>
  /** What the form would send. */
  asked(row: RowOf<R>, stored: Stored | null): Row
  /** What the call would refuse, so that it is told before anything is written. */
  check?(row: RowOf<R>, context: CallContext): Promise<Refusal | null>
}

/** Master data whose page is more than a list and a form: a row of a file is kept by the call that its form makes. */
export function keepByCall<R extends Filed, Stored extends Row>(register: R, how: ByCall<R, Stored>): KeptFile {
  return {
    register,
    rows: how.rows,
    lock: (db) => db.run(sql`select pg_advisory_xact_lock(hashtext(${`register ${register.name}`}), takt_company())`),
    judge: async ({ given, stored = null }, context) => {
      const row = given as RowOf<R>
      const problem = await how.check?.(row, context)
      if (problem) return problem
      const asked = how.save.procedure.input.parse(how.asked(row, stored as Stored | null))
      return { before: stored, row: asked, beside: {}, version: 0 }
    },
    write: async ({ row }, context) => {
      const result = await how.save.run(row, context)
      return isRefusal(result) ? result : null
    },
  }
}
