import { PLANT } from '../../ground/db/audit-job.ts'
import { type Connections, query } from '../../ground/db/connections.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

/** Why: the provider knows the person no longer, said so at once, is gone for too long, or their groups open nothing here any more. */
export type EndedWhy = 'refused' | 'signed-out-there' | 'unanswered' | 'no-group' | 'switched-off'

/** With what the trail says of it, in one statement. `which` speaks of the sessions as `p`. */
export async function endProviderSessions(
  connections: Connections,
  { which, why, now }: { readonly which: Sql; readonly why: EndedWhy; readonly now: number },
): Promise<Buffer[]> {
  const ended = await query<{ token_hash: Buffer }>(
    connections.owner,
    sql`with ended as (
          delete from session s using provider_session p
          where s.company_id = p.company_id and s.token_hash = p.token_hash and ${which}
          returning s.company_id, s.user_id, s.token_hash
        ), told as (
          insert into audit (company_id, at, username, what, key, session, after)
          select company_id, ${new Date(now).toISOString()}, ${PLANT}, 'session.ended-by-provider', u.username,
            left(encode(e.token_hash, 'hex'), 16), ${JSON.stringify({ why })}::jsonb
          from ended e join app_user u using (company_id, user_id)
        )
        select token_hash from ended`,
  )
  return ended.map(({ token_hash }) => token_hash)
}
