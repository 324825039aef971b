import { deleteReportSchedule } from '@takt/contract/reports/delete_report_schedule.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { scheduleToChange } from '../ordered/schedule-to-change.ts'

export default handle(deleteReportSchedule, async ({ schedule_no }, context) => {
  const before = await scheduleToChange(schedule_no, context)
  if (isRefusal(before)) return before
  await context.db.run(sql`delete from report_schedule where schedule_no = ${schedule_no}`)
  context.audit({ what: 'report-schedule.deleted', key: String(schedule_no), before })
  return [{ schedule_no }]
})
