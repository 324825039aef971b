import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getUnconfirmedPalletFlags = defineProcedure({
  name: 'get_unconfirmed_pallet_flags',
  kind: 'load',
  summary: 'Pallet flags of a machine that the ERP does not have, the oldest first; cancelled ones are left out.',
  input: z.object({ machine_id: MachineId }),
  output: PalletFlag,
})
