import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Bundle, BundleNo } from '@takt/domain/planning/model/bundle.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const swapDetailPlanningBundle = defineProcedure({
  name: 'balthzar_swap_detail_planning_bundle',
  kind: 'action',
  summary: 'Moves a bundle and its orders to the end of the list of another machine of the category.',
  input: z.object({ bundle_no: BundleNo, machine_id: MachineId }),
  output: Bundle,
  permission: 'detail-planning',
  emits: ['BundlesChanged', 'MachineChanged', 'OrderChanged'],
})
