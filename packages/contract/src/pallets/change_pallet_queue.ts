import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { QueuedPallet } from '@takt/domain/pallets/model/pallet-queue.ts'
import { palletActions } from '@takt/domain/planning/pallet-queue.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const changePalletQueue = defineProcedure({
  name: 'change_pallet_queue',
  kind: 'action',
  summary: 'Calls transport for a pallet, says that it is fetched, moves it or takes it out of the queue.',
  input: z.object({ machine_id: MachineId, record_no: z.int(), action: z.enum(palletActions) }),
  /** The queue as it is then. */
  output: QueuedPallet,
  permission: 'confirm-orders',
  emits: ['PalletsChanged'],
})
