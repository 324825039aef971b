import { balthzarGetInternalActivityActionIdCardNo } from '@takt/contract/activities/balthzar_get_internal_activity_action_id_card_no.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityProblem } from '../access.ts'
import { activityRows } from '../activity-rows.ts'

export default handle(balthzarGetInternalActivityActionIdCardNo, async ({ card_no, action_id }, { db, session }) => {
  const problem = activityProblem(session, 'look')
  if (problem) return problem
  const where = sql`a.card_no = ${card_no} and a.action_id::text = ${action_id}`
  return await activityRows(db, { language: session.language, where })
})
