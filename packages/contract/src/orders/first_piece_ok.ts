import { CardNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const firstPieceOk = defineProcedure({
  name: 'first_piece_ok',
  kind: 'action',
  summary: 'Approves the first piece: ends the setup and writes the time on the running orders.',
  input: z.object({
    machine_id: MachineId,
    employee: z.string().max(40).default(''),
    note: z.string().max(2000).default(''),
    /** The wizard's name of the note. */
    setup_note: z.string().max(2000).default(''),
    setup_type: z.string().max(80).default(''),
    /** Another setup reason than the one the stop has. */
    sf326_stop_code: z.string().max(20).default(''),
  }),
  output: z.object({ machine_id: MachineId, card_no: CardNo, p_order: z.int(), first_piece_time: Time }),
  permission: 'code-stops',
  emits: ['MachineChanged', 'OrderChanged', 'StopsChanged'],
})
