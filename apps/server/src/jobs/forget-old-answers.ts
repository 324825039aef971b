import { query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { ANSWERS_KEPT_HOURS } from '../http/request-ids.ts'
import { defineJob } from './define-job.ts'

export const forgetOldAnswers = defineJob({
  name: 'forget-old-answers',
  everySeconds: 600,
  run: async ({ connections, now }) => {
    const oldest = new Date(now - ANSWERS_KEPT_HOURS * 3_600_000).toISOString()
    await query(connections.owner, sql`delete from request_answer where at < ${oldest}`)
  },
})
