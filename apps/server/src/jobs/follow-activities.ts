import { cancelDueActivities, createDueActivities } from '../activities/due-activities.ts'
import { withCompany } from '../db/company-db.ts'
import { query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { defineJob } from './define-job.ts'

/** Cancels activities whose time or cycles are over, and creates those that follow others. */
export const followActivities = defineJob({
  name: 'follow-activities',
  everySeconds: 5,
  run: async ({ connections, now, publish }) => {
    const at = new Date(now).toISOString()
    const due = await query<{ company_id: number }>(
      connections.owner,
      sql`select company_id from internal_activity where status = 1 and cancel_date <= ${at}
          union select company_id from internal_activity where status = 1 and cancel_cycles is not null
          union select company_id from activity_to_come where create_at <= ${at}`,
    )
    for (const { company_id } of due) {
      const announce = await withCompany(connections, { company_id, machine_restrictions: [] }, async (db) => {
        const events = [...(await cancelDueActivities(db, now)), ...(await createDueActivities(db, now))]
        if (events.length === 0) return () => {}
        return await publish(company_id, { events, machines: [] }, db)
      })
      announce()
    }
  },
})
