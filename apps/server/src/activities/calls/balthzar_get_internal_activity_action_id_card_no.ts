import { balthzarGetInternalActivityActionIdCardNo } from '@takt/contract/procedures/balthzar_get_internal_activity_action_id_card_no.ts'
import { activityProblem } from '../activities/access.ts'
import { activityRows } from '../activities/activity-rows.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(balthzarGetInternalActivityActionIdCardNo, async ({ card_no, action_id }, { db, session }) => {
  const problem = activityProblem(session, 'look')
  if (problem) return problem
  const where = sql`a.card_no = ${card_no} and a.action_id::text = ${action_id}`
  return await activityRows(db, { language: session.language, where })
})
