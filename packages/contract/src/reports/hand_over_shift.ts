import { HandoverOf, HandoverRemarks } from '@takt/domain/reports/model/handover.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const handOverShift = defineProcedure({
  name: 'hand_over_shift',
  kind: 'action',
  summary: 'Signs the hand-over of a shift; its figures stay as they stand at this moment.',
  input: HandoverOf.extend(HandoverRemarks.shape),
  output: z.object({ handover_no: z.int() }),
  permission: 'sign-handovers',
  emits: ['HandoversChanged'],
})
