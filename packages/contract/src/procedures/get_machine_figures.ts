import { figurePeriods } from '@takt/domain/overview/figure-period.ts'
import { MachineFigures } from '@takt/domain/overview/machine-figures.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getMachineFigures = defineProcedure({
  name: 'get_machine_figures',
  kind: 'load',
  summary: 'Good and scrap quantity, OEE, run and stop time of every machine the user may see, in a period up to now.',
  input: z.object({ period: z.enum(figurePeriods).default('today') }),
  output: MachineFigures,
  beforeDeviceSignIn: true,
})
