import { BundleNo } from '@takt/domain/planning/model/bundle.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteDetailPlanningBundle = defineProcedure({
  name: 'balthzar_delete_detail_planning_bundle',
  kind: 'action',
  summary: 'Deletes a bundle that is neither booked nor reported; its orders are unbundled again.',
  input: z.object({ bundle_no: BundleNo }),
  output: z.object({ bundle_no: BundleNo }),
  permission: 'detail-planning',
  emits: ['BundlesChanged'],
})
