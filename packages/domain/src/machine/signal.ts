import { z } from 'zod'
import { MachineId, Time } from '../model/ids.ts'

const signalBase = { seq: z.int().positive(), machine_id: MachineId, at: Time }

/** What a machine says. `seq` grows per connector from 1 on, so that repeats and late arrivals are safe. */
export const Signal = z.discriminatedUnion('kind', [
  z.object({ ...signalBase, kind: z.literal('state'), value: z.enum(['running', 'stopped']) }),
  /** Cycles since the connector's last signal of this kind. */
  z.object({ ...signalBase, kind: z.literal('cycles'), value: z.int().nonnegative().max(1_000_000) }),
  z.object({
    ...signalBase,
    kind: z.literal('value'),
    value: z.object({
      name: z.string().min(1).max(80),
      value: z.union([z.number(), z.string().max(200), z.boolean()]),
    }),
  }),
  z.object({ ...signalBase, kind: z.literal('alarm'), value: z.string().min(1).max(80) }),
])
export type Signal = z.infer<typeof Signal>
