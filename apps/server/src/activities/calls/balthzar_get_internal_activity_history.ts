import { balthzarGetInternalActivityHistory } from '@takt/contract/activities/balthzar_get_internal_activity_history.ts'
import type { ActivityTotal } from '@takt/domain/activities/model/activity.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityProblem, usesActivities } from '../access.ts'

const DAYS_BACK = 365

export default handle(balthzarGetInternalActivityHistory, async ({ type, value }, { db, session, now }) => {
  const problem = activityProblem(session, 'look')
  if (problem) return problem
  const since = new Date(now - DAYS_BACK * 86_400_000).toISOString()
  const which =
    type === 'card_no'
      ? sql`a.card_no = ${value} and a.finished_date is not null`
      : sql`a.machine_id = ${value} and a.finished_date > ${since}`
  const { language } = session
  return await db.many<ActivityTotal>(sql`
    select a.action_id::text as action_id, count(*)::int as total_activities,
      takt_name(t.names, ${language}) as description
    from internal_activity a
      join activity_type t on t.record_no = a.action_id
      join machine m on m.machine_id = a.machine_id
    where ${which} and ${usesActivities}
    group by a.action_id, t.names
    order by total_activities desc, description`)
})
