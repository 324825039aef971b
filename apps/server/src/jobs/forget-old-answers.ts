import { procedures } from '@takt/contract/procedures.ts'
import { ANSWERS_KEPT_HOURS } from '@takt/domain/ground/offline/answers-kept.ts'
import { ANSWERS_KEPT_DAYS } from '@takt/domain/ground/offline/waiting-entry.ts'
import { query } from '../ground/db/connections.ts'
import { sql } from '../ground/db/sql.ts'
import { defineJob } from '../ground/jobs/define-job.ts'

/** They may come from a terminal that was away for days: an answer forgotten too early would be a second booking. */
const waitingCalls = procedures
  .filter((procedure) => 'canWait' in procedure && procedure.canWait)
  .map(({ name }): string => name)

export const forgetOldAnswers = defineJob({
  name: 'forget-old-answers',
  everySeconds: 600,
  run: async ({ connections, now }) => {
    const oldest = new Date(now - ANSWERS_KEPT_HOURS * 3_600_000).toISOString()
    const oldestWaiting = new Date(now - ANSWERS_KEPT_DAYS * 86_400_000).toISOString()
    await query(
      connections.owner,
      sql`delete from request_answer
        where at < ${oldest} and (at < ${oldestWaiting} or name <> all (${waitingCalls}::text[]))`,
    )
  },
})
