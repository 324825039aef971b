import { type CompanyDb, withCompany } from '../../ground/db/company-db.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { forgetUnused } from '../../ground/files/content.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { forgetMail } from '../mail/forget-mail.ts'

const KEPT_DAYS = 365
const PRINTED_KEPT_DAYS = 90

/**
 * Files of ordered reports and the notes of who ran them: whoever wants one of last year orders it again, for the figures
 * stay. The last run of a report and of a delivery is always known. Quick reports and documents are somebody's papers and
 * stay; of printed files only the job is forgotten. With them goes sent mail.
 */
export const forgetOldReports = defineJob({
  name: 'forget-old-reports',
  everySeconds: 86_400,
  run: async ({ connections, now }) => {
    const companies = await query<{ company_id: number }>(connections.owner, sql`select company_id from company`)
    for (const { company_id } of companies) {
      await withCompany(connections, { company_id, machine_restrictions: [] }, (db) => forget(db, now))
    }
  },
})

async function forget(db: CompanyDb, now: number): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
  await db.run(sql`delete from file_archive where kind = 'report' and last_changed < ${daysAgo(KEPT_DAYS)}`)
  await db.run(sql`
    delete from report_run r where r.at < ${daysAgo(KEPT_DAYS)}
      and exists (select from report_run later where later.report_id = r.report_id and later.at > r.at
        and later.schedule_no is not distinct from r.schedule_no)`)
  await db.run(sql`
    delete from print_job where kind = 'file' and status in ('Printed', 'Cancelled')
      and queued < ${daysAgo(PRINTED_KEPT_DAYS)}`)
  await forgetMail(db, now)
  await forgetUnused(db, now)
}
