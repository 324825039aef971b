import { z } from 'zod'
import { MachineId, Time } from '../ground/model/ids.ts'

const signalBase = { seq: z.int().positive(), machine_id: MachineId, at: Time }

/**
 * The readings of a counter between which more was made than its machine can make. Such a signal waits in quarantine:
 * a person accepts or discards its pieces.
 */
const jump = z.object({ from: z.int(), to: z.int() }).optional()

/** What a machine says. `seq` grows per connector from 1 on, so that repeats and late arrivals are safe. */
export const Signal = z.discriminatedUnion('kind', [
  z.object({ ...signalBase, kind: z.literal('state'), value: z.enum(['running', 'stopped']) }),
  /** Cycles since the connector's last signal of this kind. */
  z.object({ ...signalBase, kind: z.literal('cycles'), value: z.int().nonnegative().max(1_000_000), jump }),
  z.object({
    ...signalBase,
    kind: z.literal('value'),
    value: z.object({
      name: z.string().min(1).max(80),
      value: z.union([z.number(), z.string().max(200), z.boolean()]),
    }),
  }),
  z.object({ ...signalBase, kind: z.literal('alarm'), value: z.string().min(1).max(80) }),
  /** Pieces that are scrap, since the connector's last signal of this kind. */
  z.object({ ...signalBase, kind: z.literal('scrap'), value: z.int().nonnegative().max(1_000_000), jump }),
  /** The order that the machine makes, '' for none. It holds until another one is said. */
  z.object({ ...signalBase, kind: z.literal('order'), value: z.string().trim().max(40) }),
  /** The tool that is in the machine, '' for none. */
  z.object({ ...signalBase, kind: z.literal('tool'), value: z.string().trim().max(40) }),
])
export type Signal = z.infer<typeof Signal>
