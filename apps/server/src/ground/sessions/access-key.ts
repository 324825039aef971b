import type { KeyOpens } from '@takt/contract/ground/access-key.ts'
import type { FastifyRequest } from 'fastify'
import { CallError } from '../call/answers.ts'
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { newToken, tokenHash } from './tokens.ts'

/** The page tells the last use to the minute. */
const NOTE_USE_EVERY_MS = 60_000
const ended = { import: 'import.key-ended', signals: 'signals.key-ended' } as const
const refusals = { import: 'import.wrong-key', signals: 'signals.wrong-key' } as const

/** The beginning tells a program's settings and a leaked file which way in it opens. */
export function newAccessKey(opens: KeyOpens): string {
  return `takt_${opens}_${newToken()}`
}

export interface KeyHolder {
  readonly company_id: number
  readonly key_id: number
  readonly name: string
}

/**
 * Who speaks. A wrong, an unknown and a revoked key are answered alike; who has one that ended
 * reads when it did. The database is asked each time: a key that is
 * revoked opens nothing more in any process.
 */
export async function holderOfKey(
  connections: Connections,
  request: FastifyRequest,
  { opens, now }: { readonly opens: KeyOpens; readonly now: number },
): Promise<KeyHolder> {
  const key = /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const [holder] = key
    ? await query<KeyHolder & { last_used_at: string | null; valid_until: string | null; last_day: string }>(
        connections.owner,
        sql`select company_id, key_id, name, last_used_at, valid_until,
              to_char((valid_until - interval '1 microsecond') at time zone time_zone, 'YYYY-MM-DD') as last_day
            from access_key join company using (company_id)
            where key_hash = ${tokenHash(key)} and opens = ${opens} and revoked_at is null`,
      )
    : []
  if (!holder) throw new CallError('notSignedIn', refusals[opens])
  if (holder.valid_until !== null && Date.parse(holder.valid_until) <= now) {
    throw new CallError('notSignedIn', ended[opens], { values: { day: holder.last_day } })
  }
  const { company_id, key_id, last_used_at } = holder
  if (last_used_at === null || now - Date.parse(last_used_at) >= NOTE_USE_EVERY_MS) {
    const at = new Date(now).toISOString()
    // Of several who ask at once one writes: the others find it written. The trail tells once a day from where it was used.
    await query(
      connections.owner,
      sql`with used as (
            update access_key set last_used_at = ${at} where company_id = ${company_id} and key_id = ${key_id}
              and last_used_at is not distinct from ${last_used_at} returning company_id
          )
          insert into audit (company_id, at, username, what, key, address, session)
          select company_id, ${at}, ${holder.name}, 'access-key.used', ${String(key_id)}, ${request.ip}, ${`key ${key_id}`}
          from used where not exists (select from audit where company_id = ${company_id} and what = 'access-key.used'
            and key = ${String(key_id)} and address = ${request.ip} and at > ${at}::timestamptz - interval '1 day')`,
    )
  }
  return holder
}
