import { getDetailPlanningMachines } from '@takt/contract/planning/get_detail_planning_machines.ts'
import { handle } from '../../ground/call/handle.ts'
import { planningMachines } from '../planning-machines.ts'

export default handle(getDetailPlanningMachines, ({ category }, { db }) => planningMachines(db, category))
