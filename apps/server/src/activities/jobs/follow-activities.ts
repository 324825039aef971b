import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { inCompany } from '../../ground/live/in-company.ts'
import { cancelDueActivities, createDueActivities } from '../due-activities.ts'

/** Cancels activities whose time or cycles are over, and creates those that follow others. */
export const followActivities = defineJob({
  name: 'follow-activities',
  everySeconds: 5,
  run: async (context) => {
    const { connections, now } = context
    const at = new Date(now).toISOString()
    const due = await query<{ company_id: number }>(
      connections.owner,
      sql`select company_id from internal_activity where status = 1 and cancel_date <= ${at}
          union select company_id from internal_activity where status = 1 and cancel_cycles is not null
          union select company_id from activity_to_come where create_at <= ${at}`,
    )
    for (const { company_id } of due) {
      await inCompany(context, company_id, async (db) => ({
        events: [...(await cancelDueActivities(db, now)), ...(await createDueActivities(db, now))],
      }))
    }
  },
})
