import { deleteInternalActivity } from '@takt/contract/procedures/delete_internal_activity.ts'
import { activityStatus } from '@takt/domain/activities/activity-status.ts'
import { activityProblem } from '../activities/access.ts'
import { activityRows } from '../activities/activity-rows.ts'
import { activityToChange } from '../activities/perform-activity.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

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
