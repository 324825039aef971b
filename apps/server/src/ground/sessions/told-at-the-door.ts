/** What the trail says of whoever stands at the door: part of the statement that does it, or one of its own. */
import { type Sql, sql } from '../db/sql.ts'

export interface AtTheDoor {
  readonly company_id: number
  readonly username: string
  readonly address: string
  readonly now: number
  /** '' while there is none. */
  readonly session?: string
}

export function told(what: string, who: AtTheDoor, after: unknown = null): Sql {
  const { company_id, username, address, now, session = '' } = who
  return sql`insert into audit (company_id, at, username, what, key, address, session, after)
    select ${company_id}::int, ${new Date(now).toISOString()}::timestamptz, ${username}, ${what}, ${username}, ${address},
      ${session}, ${after === null ? null : JSON.stringify(after)}::jsonb`
}
