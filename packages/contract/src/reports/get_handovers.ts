import { HandoverRow } from '@takt/domain/reports/model/handover.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getHandovers = defineProcedure({
  name: 'get_handovers',
  kind: 'load',
  summary: 'Hand-overs of shifts, those that wait for a signature first; also missing ones of places that hand over.',
  input: z.object({}),
  output: HandoverRow,
})
