import { CardNo } from '@takt/domain/ground/model/ids.ts'
import { Bundle, BundleNo } from '@takt/domain/planning/model/bundle.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const splitDetailPlanningBundle = defineProcedure({
  name: 'balthzar_split_detail_planning_bundle',
  kind: 'action',
  summary: 'Moves some orders of a bundle to a new one right behind it; at least one stays.',
  input: z.object({ bundle_no: BundleNo, card_nos: z.array(CardNo).min(1).max(100) }),
  /** The old bundle and the new one. */
  output: Bundle,
  permission: 'detail-planning',
  emits: ['BundlesChanged'],
})
