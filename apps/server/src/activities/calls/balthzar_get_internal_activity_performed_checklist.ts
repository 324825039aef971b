import { balthzarGetInternalActivityPerformedChecklist } from '@takt/contract/activities/balthzar_get_internal_activity_performed_checklist.ts'
import type { PerformedRow } from '@takt/domain/activities/model/activity.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityProblem } from '../access.ts'

export default handle(balthzarGetInternalActivityPerformedChecklist, async ({ record_link }, { db, session }) => {
  const problem = activityProblem(session, 'look')
  if (problem) return problem
  return await db.many<PerformedRow>(sql`
    select row_no, question, entered_value, unit, exception_note, status
    from activity_answer where record_no = ${Number(record_link)} order by row_no`)
})
