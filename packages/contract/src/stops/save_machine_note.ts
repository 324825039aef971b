import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { MachineNote } from '@takt/domain/stops/model/note.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveMachineNote = defineProcedure({
  name: 'save_machine_note',
  kind: 'action',
  summary: 'Writes a note about a machine.',
  input: z.object({ machine_id: MachineId, note: z.string().trim().min(1).max(2000) }),
  output: MachineNote,
  permission: 'code-stops',
  canWait: true,
  emits: ['NotesChanged'],
})
