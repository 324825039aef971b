import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Printer } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPrinters = defineProcedure({
  name: 'get_printers',
  kind: 'load',
  summary: 'The printers of the company, by their description.',
  /** Without a machine it is asked for by a device that stands at none. */
  input: z.object({ machine_id: MachineId.optional() }),
  output: Printer,
  beforeDeviceSignIn: true,
})
