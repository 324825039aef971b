import { getPrintJobs } from '@takt/contract/procedures/get_print_jobs.ts'
import { isOn, settingValues } from '@takt/domain/company-settings.ts'
import { sql } from '../db/sql.ts'
import { printJobs } from '../printing/job-rows.ts'
import { handle } from './handle.ts'

export default handle(getPrintJobs, async ({ print_status }, { db, session }) => {
  if (!isOn(settingValues(session.company_settings), 'globalPrint')) return { refusal: 'no-global-print', values: {} }
  return await printJobs(db, print_status === '' ? sql`true` : sql`j.status = ${print_status}`)
})
