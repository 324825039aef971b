import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const findScanned = defineProcedure({
  name: 'find_scanned',
  kind: 'load',
  summary:
    'What a scanned code names: a card, a work order, an employee, a tool or a pallet, with its machine, or a stop code.',
  input: z.object({ code: z.string().min(1).max(200) }),
  output: z.object({
    thing: z.enum(['card', 'work-order', 'employee', 'tool', 'pallet', 'stop-code']),
    /** '' for what is at no machine. */
    machine_id: z.string(),
    card_no: z.string(),
    /** What people call it: the order of a card, the name of an employee. */
    name: z.string(),
    /** An order that runs on the machine at this moment. */
    running: z.boolean(),
  }),
  beforeDeviceSignIn: true,
})
