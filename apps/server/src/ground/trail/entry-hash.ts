import { createHash } from 'node:crypto'
import { type Sql, sql } from '../db/sql.ts'

/** What an entry says of people. It is hashed with a salt of its own, so that it can be covered and nobody guesses it from the hash. */
export interface SaidWords {
  readonly username: string
  readonly key: string
  readonly reason: string
  readonly before: string | null
  readonly after: string | null
  /** Null: written before entries had one. */
  readonly salt: string | null
}

/** An entry as it is hashed: every column, as text of the database. */
export interface HashedEntry extends SaidWords {
  readonly company_id: number
  readonly audit_id: number
  /** Microseconds: what a clock shows of it is not enough to tell two moments apart. */
  readonly at_us: string
  readonly what: string
  readonly address: string
  readonly session: string
}

export const hashedColumns: Sql = sql`a.company_id, a.audit_id, (extract(epoch from a.at) * 1000000)::bigint::text as at_us,
  a.username, a.what, a.key, a.address, a.session, a.reason, a.before::text as before, a.after::text as after, a.salt::text as salt`

/** Before the first. */
export const NO_HASH = Buffer.alloc(32)

/** Over the hash before it, its number and the entry, each part told apart from the next: a list in JSON. */
export function entryHash(previous: Buffer, seq: number, entry: HashedEntry): Buffer {
  if (entry.salt !== null) return hashAround(previous, seq, { entry, words: wordsHash(entry) })
  const { company_id, audit_id, at_us, username, what, key, address, session, reason, before, after } = entry
  const row = [seq, company_id, audit_id, at_us, username, what, key, address, session, reason, before, after]
  return createHash('sha256').update(previous).update(JSON.stringify(row)).digest()
}

/** With what the words were, as they were linked: by now they may be covered. */
export function hashAround(
  previous: Buffer,
  seq: number,
  of: { readonly entry: Omit<HashedEntry, keyof SaidWords>; readonly words: Buffer },
): Buffer {
  const { company_id, audit_id, at_us, what, address, session } = of.entry
  const row = [seq, company_id, audit_id, at_us, what, address, session, of.words.toString('hex')]
  return createHash('sha256').update(previous).update(JSON.stringify(row)).digest()
}

export function wordsHash({ salt, username, key, reason, before, after }: SaidWords): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([salt, username, key, reason, before, after]))
    .digest()
}
