import { CardNo, Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const balthzarEuromap = defineProcedure({
  name: 'balthzar_euromap',
  kind: 'action',
  summary: 'Blocks a Euromap program of a machine, with a reason, or unblocks it.',
  input: z.object({
    feature: z.enum(['block_program', 'unblock_program']),
    machine_id: MachineId,
    program_id: z.string().min(1).max(60),
    comment: z.string().max(2000).default(''),
  }),
  output: z.object({ card_no: CardNo, program_id: z.string(), locked: Flag }),
  permission: 'report-quantity',
  emits: ['OrderChanged'],
})
