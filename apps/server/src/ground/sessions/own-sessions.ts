import { signedOutAfterMs } from '@takt/domain/ground/idle-sign-out.ts'
import type { OwnSessions } from '../call/call-services.ts'
import type { Connections } from '../db/connections.ts'
import { query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import type { OpenSession } from './find-session.ts'
import { ownPasswordProblem } from './own-password.ts'
import { hashPassword } from './password.ts'
import { sessionKey } from './tokens.ts'

export function ownSessions(connections: Connections, open: OpenSession, now: number): OwnSessions {
  const { session, user_id, token_hash, address = '' } = open
  const { company_id, username } = session
  const at = new Date(now).toISOString()
  /** In the statement that does it: the trail has it or it was not done. */
  const told = (what: string, before: string | null = null) => sql`
    insert into audit (company_id, at, username, what, key, address, session, before)
    select ${company_id}, ${at}, ${username}, ${what}, ${username}, ${address}, ${sessionKey(token_hash)},
      ${before === null ? null : JSON.stringify(before)}::jsonb`
  const idleAfter = signedOutAfterMs(session, session.company_settings)
  const usedSince = new Date(idleAfter === null ? 0 : now - idleAfter).toISOString()
  const provePassword = async (password: string) => {
    const problem = await ownPasswordProblem(connections, open, { password, now })
    if (problem === 'wrong') return { refusal: 'password-wrong', values: {} }
    if (problem) return { refusal: 'password-wait', values: { seconds: problem.wait } }
    return null
  }
  return {
    sessions: () =>
      query(
        connections.owner,
        sql`select left(encode(token_hash, 'hex'), 16) as session_key, created_at, expires_at, device_employee,
              browser, system, address, seen_at,
              token_hash = ${token_hash} as current
            from session where company_id = ${company_id} and user_id = ${user_id} and expires_at > ${at}
              and last_used_at > ${usedSince} and idle_after is null
            order by token_hash = ${token_hash} desc, seen_at desc, created_at desc, token_hash`,
      ),
    async endSession(session_key) {
      const ended = await query(
        connections.owner,
        sql`with ended as (
              delete from session where company_id = ${company_id} and user_id = ${user_id}
                and left(encode(token_hash, 'hex'), 16) = ${session_key} returning 1
            )
            ${told('session.ended', session_key)} from ended returning 1`,
      )
      return ended.length > 0
    },
    provePassword,
    async changePassword(old, next) {
      const wrong = await provePassword(old)
      if (wrong) return wrong
      const hash = await hashPassword(next)
      // One statement: a new password never stands beside sessions that were opened with the old one.
      const [done] = await query<{ ended_sessions: number }>(
        connections.owner,
        sql`with changed as (
              update app_user set password_hash = ${hash}, password_given = false
              where company_id = ${company_id} and user_id = ${user_id}
            ), ended as (
              delete from session where company_id = ${company_id} and user_id = ${user_id}
                and token_hash <> ${token_hash} returning 1
            ), told as (${told('password.changed')})
            select count(*)::int as ended_sessions from ended`,
      )
      return { ended_sessions: done?.ended_sessions ?? 0 }
    },
  }
}
