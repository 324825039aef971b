import { getInternalActivities } from '@takt/contract/activities/get_internal_activities.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityProblem } from '../access.ts'
import { activityRows, firstDue, lastFinished } from '../activity-rows.ts'
import { isOpenAt } from '../open-activities.ts'

const CANCELLED_SHOWN_HOURS = 24
const FINISHED_SHOWN_DAYS = 365

export default handle(
  getInternalActivities,
  async ({ machine_id, which, action_id, card_no }, { db, session, now }) => {
    const problem = activityProblem(session, 'look')
    if (problem) return problem
    const after = (ms: number) => new Date(now - ms).toISOString()
    const wanted = {
      open: sql`(a.open or (a.status = 5 and a.finished_date > ${after(CANCELLED_SHOWN_HOURS * 3_600_000)}))`,
      'to-perform': isOpenAt(now),
      'to-certify': sql`a.open and a.status <> 1`,
      finished: sql`a.finished_date > ${after(FINISHED_SHOWN_DAYS * 86_400_000)}`,
    }[which]
    return await activityRows(db, {
      language: session.language,
      where: sql`${wanted} and (${machine_id} = '' or a.machine_id = ${machine_id})
        and (${action_id} = '' or a.action_id::text = ${action_id}) and (${card_no} = '' or a.card_no = ${card_no})`,
      order: which === 'finished' ? lastFinished : firstDue,
    })
  },
)
