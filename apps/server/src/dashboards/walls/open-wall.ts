import { wallLinkState, wallSessionEnd } from '@takt/domain/dashboards/wall-link.ts'
import { type Connections, query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { newToken, sessionKey, tokenHash } from '../../ground/sessions/tokens.ts'
import { codeMatches, codeStart } from './wall-code.ts'

interface FoundLink {
  readonly link_id: number
  readonly code_hash: Buffer
  readonly expires_at: string | null
  readonly revoked_at: string | null
}

/** The token of a session for one dashboard. A wrong company, a wrong code and a link that has ended are all null. */
export async function openWall(
  connections: Connections,
  { company_id, code, address }: { readonly company_id: number; readonly code: string; readonly address: string },
  now: number,
): Promise<string | null> {
  const [link] = await query<FoundLink>(
    connections.owner,
    sql`select link_id, code_hash, expires_at, revoked_at from wall_link
        where company_id = ${company_id} and code_start = ${codeStart(code)}`,
  )
  const matches = codeMatches(code, link?.code_hash)
  if (!link || !matches || wallLinkState(link, now) !== 'open') return null
  const token = newToken()
  const at = new Date(now).toISOString()
  await query(
    connections.owner,
    sql`with used as (
          update wall_link set last_used_at = ${at} where company_id = ${company_id} and link_id = ${link.link_id}
        ), opened as (
          insert into session (company_id, token_hash, link_id, forgery_token, created_at, expires_at)
          values (${company_id}, ${tokenHash(token)}, ${link.link_id}, ${newToken()}, ${at},
            ${new Date(wallSessionEnd(link.expires_at, now)).toISOString()})
        )
        insert into audit (company_id, at, username, what, key, address, session)
        values (${company_id}, ${at}, ${`wall-${link.link_id}`}, 'wall-link.opened', ${String(link.link_id)}, ${address},
          ${sessionKey(tokenHash(token))})`,
  )
  return token
}
