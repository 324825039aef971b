/** What a machine's box is told: it asks for it with an ingest key, does it, and says so. */
import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'

export const MachineCommand = z.object({
  machine_id: MachineId,
  /** Grows with every order for the machine; an acknowledgement names it. */
  command_no: z.int(),
  /** run: 0 keeps the machine from running, 1 lets it run, whatever else is said. */
  output: z.literal('run'),
  value: z.union([z.literal(0), z.literal(1)]),
})
export type MachineCommand = z.infer<typeof MachineCommand>

export const CommandsAnswer = z.object({ commands: z.array(MachineCommand) })

export const CommandDone = z.object({
  machine_id: MachineId,
  command_no: z.int(),
  /** '' = done; otherwise why not, and it is asked for again. */
  problem: z.string().max(300).default(''),
})
export type CommandDone = z.infer<typeof CommandDone>
