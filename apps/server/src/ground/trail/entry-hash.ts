import { createHash } from 'node:crypto'
import { type Sql, sql } from '../db/sql.ts'

/** An entry as it is hashed: every column, as text of the database. */
export interface HashedEntry {
  readonly company_id: number
  readonly audit_id: number
  /** Microseconds: what a clock shows of it is not enough to tell two moments apart. */
  readonly at_us: string
  readonly username: string
  readonly what: string
  readonly key: string
  readonly address: string
  readonly session: string
  readonly reason: string
  readonly before: string | null
  readonly after: string | null
}

export const hashedColumns: Sql = sql`a.company_id, a.audit_id, (extract(epoch from a.at) * 1000000)::bigint::text as at_us,
  a.username, a.what, a.key, a.address, a.session, a.reason, a.before::text as before, a.after::text as after`

/** Before the first. */
export const NO_HASH = Buffer.alloc(32)

/** Over the hash before it, its number and the entry, each part told apart from the next: a list in JSON. */
export function entryHash(previous: Buffer, seq: number, entry: HashedEntry): Buffer {
  const { company_id, audit_id, at_us, username, what, key, address, session, reason, before, after } = entry
  const row = [seq, company_id, audit_id, at_us, username, what, key, address, session, reason, before, after]
  return createHash('sha256').update(previous).update(JSON.stringify(row)).digest()
}
