import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const findAnything = defineProcedure({
  name: 'find_anything',
  kind: 'load',
  summary:
    'What of the plant answers a text that was typed: the orders that the person may see, a few, the best first.',
  input: z.object({ text: z.string().trim().min(1).max(80) }),
  output: z.object({
    kind: z.enum(['order']),
    /** Of a kind each thing has its own. */
    key: z.string(),
    /** What leads to it: its own number first. */
    numbers: z.array(z.string()),
    /** What people call it, in which words are looked for too. */
    words: z.string(),
    /** '' for what is at no machine. */
    machine_id: z.string(),
    card_no: z.string(),
    state: z.enum(['', 'running', 'planned', 'finished', 'cancelled']),
  }),
  beforeDeviceSignIn: true,
})
