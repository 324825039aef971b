import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'

export const endOldSessions = defineJob({
  name: 'end-old-sessions',
  everySeconds: 3600,
  run: async ({ connections, now }) => {
    await query(connections.owner, sql`delete from session where expires_at < ${new Date(now).toISOString()}`)
    const dayAgo = new Date(now - 86_400_000).toISOString()
    await query(connections.owner, sql`delete from sign_in_failure where last_failure < ${dayAgo}`)
  },
})
