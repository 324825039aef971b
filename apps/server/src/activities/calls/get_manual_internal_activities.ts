import { getManualInternalActivities } from '@takt/contract/procedures/get_manual_internal_activities.ts'
import { fitsOrder } from '@takt/domain/activities/where-offered.ts'
import { activityProblem } from '../activities/access.ts'
import { activityTypes, offeredSomewhere, offerPlaces } from '../activities/activity-types.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getManualInternalActivities, async ({ machine_id, type, ...wanted }, { db, session }) => {
  const problem = activityProblem(session, 'look')
  if (problem) return problem
  const places = await offerPlaces(db, machine_id)
  const where = sql`t.manual = 1 and (${type} = '' or t.type_description = ${type} or t.type_description_sv = ${type})`
  const types = await activityTypes(db, { language: session.language, where })
  return types.filter((each) => offeredSomewhere(each, places) && fitsOrder(each, wanted))
})
