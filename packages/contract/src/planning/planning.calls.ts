/** The calls of planning: what is not named here cannot be called. */
import { createDetailPlanningBundle } from './balthzar_create_detail_planning_bundle.ts'
import { deleteDetailPlanningBundle } from './balthzar_delete_detail_planning_bundle.ts'
import { reorderDetailPlanningBundles } from './balthzar_reorder_detail_planning_bundles.ts'
import { splitDetailPlanningBundle } from './balthzar_split_detail_planning_bundle.ts'
import { swapDetailPlanningBundle } from './balthzar_swap_detail_planning_bundle.ts'
import { updateDetailPlanningBundleBookedMachineId } from './balthzar_update_detail_planning_bundle_booked_machine_id.ts'
import { getBundles } from './get_bundles.ts'
import { getDetailPlanningMachines } from './get_detail_planning_machines.ts'
import { getMachinePriorities } from './get_machine_priorities.ts'
import { getPlanBoard } from './get_plan_board.ts'
import { getResourceOrders } from './get_resource_orders.ts'
import { getUnbundledOrders } from './get_unbundled_orders.ts'
import { reportBundle } from './report_bundle.ts'
import { savePlan } from './save_plan.ts'
import { userPlanning } from './user_planning.ts'

export const planningCalls = [
  createDetailPlanningBundle,
  deleteDetailPlanningBundle,
  reorderDetailPlanningBundles,
  splitDetailPlanningBundle,
  swapDetailPlanningBundle,
  updateDetailPlanningBundleBookedMachineId,
  getBundles,
  getDetailPlanningMachines,
  getMachinePriorities,
  getPlanBoard,
  getResourceOrders,
  getUnbundledOrders,
  reportBundle,
  savePlan,
  userPlanning,
] as const
