import { getPrintJobs } from '@takt/contract/pallets/get_print_jobs.ts'
import { isOn, settingValues } from '@takt/domain/ground/company-settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { printJobs } from '../printing/job-rows.ts'

export default handle(getPrintJobs, async ({ print_status }, { db, session }) => {
  if (!isOn(settingValues(session.company_settings), 'globalPrint')) return { refusal: 'no-global-print', values: {} }
  return await printJobs({ db, session }, print_status === '' ? sql`true` : sql`j.status = ${print_status}`)
})
