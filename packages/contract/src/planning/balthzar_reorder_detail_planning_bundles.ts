import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Bundle, BundleNo } from '@takt/domain/planning/model/bundle.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const reorderDetailPlanningBundles = defineProcedure({
  name: 'balthzar_reorder_detail_planning_bundles',
  kind: 'action',
  summary: 'Gives the bundles of a machine a new order: the complete list.',
  input: z.object({
    machine_id: MachineId,
    bundle_nos: z.array(BundleNo).min(1).max(1000),
    /** The order on the screen of the one who asks: when it is no longer true somebody else was faster. */
    seen_bundle_nos: z.array(BundleNo).max(1000).optional(),
  }),
  output: Bundle,
  permission: 'detail-planning',
  emits: ['BundlesChanged'],
})
