import { LeanDayRow } from '@takt/domain/history/model/statistics.ts'
import { leanTypes } from '@takt/domain/history/widgets/lean-cross.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getLeanDays = defineProcedure({
  name: 'get_lean_days',
  kind: 'load',
  summary: 'The days of a month of a lean cross that somebody has set.',
  input: z.object({
    lean_type: z.enum(leanTypes),
    /** '' is the current one. */
    month: z
      .string()
      .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/)
      .default(''),
  }),
  output: LeanDayRow,
  onWalls: true,
})
