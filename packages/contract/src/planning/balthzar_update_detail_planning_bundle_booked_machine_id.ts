import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Bundle, BundleNo } from '@takt/domain/planning/model/bundle.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const updateDetailPlanningBundleBookedMachineId = defineProcedure({
  name: 'balthzar_update_detail_planning_bundle_booked_machine_id',
  kind: 'action',
  summary: 'Reserves the time of a machine for a bundle, or gives it back.',
  input: z.object({
    bundle_no: BundleNo,
    /** '' unbooks. */
    booked_machine_id: MachineId.or(z.literal('')),
  }),
  output: Bundle,
  permission: 'detail-planning',
  emits: ['BundlesChanged'],
})
