import { PLANT } from '../../ground/db/audit-job.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'

export const endOldSessions = defineJob({
  name: 'end-old-sessions',
  everySeconds: 3600,
  run: async ({ connections, now }) => {
    const at = new Date(now).toISOString()
    await query(
      connections.owner,
      sql`with ended as (
            delete from session where expires_at < ${at} returning company_id, user_id, token_hash, idle_after
          )
          insert into audit (company_id, at, username, what, key, session)
          select company_id, ${at}, ${PLANT}, 'session.expired', u.username, left(encode(e.token_hash, 'hex'), 16)
          from ended e join app_user u using (company_id, user_id) where e.idle_after is null`,
    )
    await query(connections.owner, sql`delete from pending_sign_in where expires_at < ${at}`)
    await query(connections.owner, sql`delete from passkey_challenge where expires_at < ${at}`)
    const dayAgo = new Date(now - 86_400_000).toISOString()
    await query(connections.owner, sql`delete from sign_in_failure where last_failure < ${dayAgo}`)
  },
})
