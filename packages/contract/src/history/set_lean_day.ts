import { Day } from '@takt/domain/ground/model/ids.ts'
import { LeanDayRow } from '@takt/domain/history/model/statistics.ts'
import { leanStates, leanTypes } from '@takt/domain/history/widgets/lean-cross.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const setLeanDay = defineProcedure({
  name: 'set_lean_day',
  kind: 'action',
  summary: 'Sets the state of a day of a lean cross; none takes it away.',
  input: z.object({
    lean_type: z.enum(leanTypes),
    date: Day,
    state: z.enum(leanStates),
    note: z.string().trim().max(400).default(''),
  }),
  output: LeanDayRow,
  permission: 'change-dashboard-templates',
  reach: 'plant',
})
