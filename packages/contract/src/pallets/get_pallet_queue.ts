import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { QueuedPallet } from '@takt/domain/pallets/model/pallet-queue.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPalletQueue = defineProcedure({
  name: 'get_pallet_queue',
  kind: 'load',
  summary: 'Finished pallets that wait for transport from a machine, and those fetched in the last hours.',
  input: z.object({ machine_id: MachineId }),
  output: QueuedPallet,
})
