import { getDetailPlanningMachines } from '@takt/contract/procedures/get_detail_planning_machines.ts'
import { planningMachines } from '../planning/planning-machines.ts'
import { handle } from './handle.ts'

export default handle(getDetailPlanningMachines, ({ category }, { db }) => planningMachines(db, category))
