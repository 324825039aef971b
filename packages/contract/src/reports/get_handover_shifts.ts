import { HandoverOf, HandoverShift } from '@takt/domain/reports/model/handover.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getHandoverShifts = defineProcedure({
  name: 'get_handover_shifts',
  kind: 'load',
  summary:
    'The shifts of a place that have begun in the last days, the latest first; the one that is meant is the first.',
  input: HandoverOf.pick({ place_type: true, place: true }),
  output: HandoverShift,
})
