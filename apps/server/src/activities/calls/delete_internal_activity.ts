import { deleteInternalActivity } from '@takt/contract/activities/delete_internal_activity.ts'
import { activityStatus } from '@takt/domain/activities/activity-status.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityProblem } from '../access.ts'
import { activityRows } from '../activity-rows.ts'
import { activityToChange } from '../perform-activity.ts'

export default handle(deleteInternalActivity, async ({ record_no }, { db, session, audit, emit }) => {
  const problem = activityProblem(session, 'use')
  if (problem) return problem
  const activity = await activityToChange(db, record_no)
  const [before] = await activityRows(db, { language: 'en', where: sql`a.record_no = ${Number(record_no)}` })
  if (!activity || !before) return { refusal: 'activity-not-found', values: {} }
  if (activity.status !== activityStatus.created) return { refusal: 'activity-already-performed', values: {} }
  const { machine_id } = activity
  await db.run(sql`delete from internal_activity where record_no = ${Number(record_no)}`)
  audit({ what: 'activity.deleted', key: `${machine_id}/${record_no}`, before })
  emit('ActivitiesChanged', { machine_id })
  return [{ record_no }]
})
