import { Handover, HandoverOf } from '@takt/domain/reports/model/handover.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getHandover = defineProcedure({
  name: 'get_handover',
  kind: 'load',
  summary: 'The hand-over of a shift of a place: as it was signed, or as it would be signed now.',
  input: HandoverOf,
  output: Handover,
})
