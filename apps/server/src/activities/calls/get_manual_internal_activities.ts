import { getManualInternalActivities } from '@takt/contract/activities/get_manual_internal_activities.ts'
import { fitsOrder } from '@takt/domain/activities/where-offered.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityProblem } from '../access.ts'
import { activityTypes, offeredSomewhere, offerPlaces } from '../activity-types.ts'

export default handle(getManualInternalActivities, async ({ machine_id, type, ...wanted }, { db, session }) => {
  const problem = activityProblem(session, 'look')
  if (problem) return problem
  const places = await offerPlaces(db, machine_id)
  const where = sql`t.manual = 1 and (${type} = ''
    or ${type} in (select value from jsonb_each_text(t.type_names)))`
  const types = await activityTypes(db, { language: session.language, where })
  return types.filter((each) => offeredSomewhere(each, places) && fitsOrder(each, wanted))
})
