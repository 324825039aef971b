import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const rebuildMachine = defineProcedure({
  name: 'rebuild_machine',
  kind: 'action',
  summary: 'Builds the stops and figures of a machine again from its raw signals, and says whether anything differed.',
  input: z.object({
    machine_id: MachineId,
    /** By the limits of micro-stops that held at the time, or all of it by the one of now, which then stays with it. */
    micro_stops: z.enum(['as-counted', 'as-now']).default('as-counted'),
  }),
  output: z.object({
    machine_id: MachineId,
    signals: z.int(),
    stops: z.int(),
    differed: z.boolean(),
    /** From when on it was built again: the oldest signal that is kept; null without any. */
    since: z.string().nullable(),
    /** Stops that became micro-stops, and micro-stops that became stops. */
    rejudged: z.int(),
  }),
  permission: 'can-do-admin-actions',
  reach: 'machines',
  emits: ['MachineChanged', 'StopsChanged'],
})
