import { getProductionGoals } from '@takt/contract/procedures/get_production_goals.ts'
import { goalRows } from '../goals/goal-rows.ts'
import { handle } from './handle.ts'

export default handle(getProductionGoals, (_input, { db, session, now }) =>
  goalRows(db, { now, restricted: session.machine_restrictions.length > 0 }),
)
