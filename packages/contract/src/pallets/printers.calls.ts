import { printers } from '@takt/domain/pallets/printers.register.ts'
import { z } from 'zod'
import { registerCalls } from '../ground/register-calls.ts'

export const printerCalls = registerCalls(
  printers,
  {
    load: 'The printers of the company, where they are reached, and how many prints wait for each.',
    save: 'Enters a printer of the company, or changes where it is reached. What is left out stays as it was.',
    remove: 'Takes a printer away on which nothing was printed and that no machine names.',
  },
  { kept: { waiting: z.int() } },
)
