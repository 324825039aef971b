import { MachineId, StopKey } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const updateHistoryNote = defineProcedure({
  name: 'update_history_note',
  kind: 'action',
  summary: 'Writes the note of a coded stop; an empty one deletes it.',
  input: z.object({
    machine_id: MachineId,
    stop: StopKey.min(1),
    note: z.string().max(2000),
    /** The note shown when the person wrote; when it changed meanwhile the call is refused, not overwritten. */
    seen_note: z.string().max(2000).optional(),
  }),
  output: Stop,
  permission: 'code-stops',
  canWait: true,
  emits: ['MachineChanged', 'StopsChanged'],
})
