import { getInternalActivityChecklist } from '@takt/contract/activities/get_internal_activity_checklist.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityProblem, usesActivities } from '../access.ts'
import { type ChecklistOf, questionsOf } from '../checklist.ts'

export default handle(getInternalActivityChecklist, async ({ record_no }, { db, session }) => {
  const problem = activityProblem(session, 'look')
  if (problem) return problem
  const activity = await db.maybe<ChecklistOf>(sql`
    select a.action_id, a.machine_id, a.use_checklist, a.checklist_no, a.creation_no, a.part_no,
      a.part_type_id, a.op_number, a.tool_id
    from internal_activity a join machine m on m.machine_id = a.machine_id
    where a.record_no = ${Number(record_no)} and ${usesActivities}`)
  if (!activity) return { refusal: 'activity-not-found', values: {} }
  return await questionsOf(db, activity, session.language)
})
