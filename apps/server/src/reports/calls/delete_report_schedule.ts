import { deleteReportSchedule } from '@takt/contract/procedures/delete_report_schedule.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { sql } from '../db/sql.ts'
import { scheduleToChange } from '../report-orders/schedule-to-change.ts'
import { handle } from './handle.ts'

export default handle(deleteReportSchedule, async ({ schedule_no }, context) => {
  const before = await scheduleToChange(schedule_no, context)
  if (isRefusal(before)) return before
  await context.db.run(sql`delete from report_schedule where schedule_no = ${schedule_no}`)
  context.audit({ what: 'report-schedule.deleted', key: String(schedule_no), before })
  return [{ schedule_no }]
})
