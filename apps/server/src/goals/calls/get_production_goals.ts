import { getProductionGoals } from '@takt/contract/goals/get_production_goals.ts'
import { handle } from '../../ground/call/handle.ts'
import { goalRows } from '../goal-rows.ts'

export default handle(getProductionGoals, (_input, { db, session, now }) =>
  goalRows(db, { now, restricted: session.machine_restrictions.length > 0 }),
)
