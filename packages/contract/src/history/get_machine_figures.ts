import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { figurePeriods } from '@takt/domain/ground/overview/figure-period.ts'
import { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachineFigures = defineProcedure({
  name: 'get_machine_figures',
  kind: 'load',
  summary: 'Quantities, OEE with its factors, run and stop time of a machine or of all, in a period up to now.',
  input: z.object({ period: z.enum(figurePeriods).default('today'), machine_id: MachineId.optional() }),
  output: MachineFigures,
  beforeDeviceSignIn: true,
  onWalls: true,
})
