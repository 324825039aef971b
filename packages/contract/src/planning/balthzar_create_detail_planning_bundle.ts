import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Bundle } from '@takt/domain/planning/model/bundle.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const createDetailPlanningBundle = defineProcedure({
  name: 'balthzar_create_detail_planning_bundle',
  kind: 'action',
  summary: 'Bundles planned orders of one part on one machine, at the end of its list.',
  input: z.object({
    machine_id: MachineId,
    card_nos: z.array(CardNo).min(1).max(100),
    planned_qty: z.number().positive().max(1_000_000),
  }),
  output: Bundle,
  permission: 'detail-planning',
  emits: ['BundlesChanged'],
})
