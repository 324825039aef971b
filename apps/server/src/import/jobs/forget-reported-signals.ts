import { withCompany } from '../../ground/db/company-db.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { forgetReported } from '../reported/forget-reported.ts'

/** What became of the orders, tools and scrap that machines have named themselves: the bookings stay, the words go. */
export const forgetReportedSignals = defineJob({
  name: 'forget-reported-signals',
  everySeconds: 86_400,
  run: async ({ connections, now }) => {
    const companies = await query<{ company_id: number }>(connections.owner, sql`select company_id from company`)
    for (const { company_id } of companies) {
      await withCompany(connections, { company_id, machine_restrictions: [] }, (db) => forgetReported(db, now))
    }
  },
})
