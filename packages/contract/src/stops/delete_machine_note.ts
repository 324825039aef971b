import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { MachineNote } from '@takt/domain/stops/model/note.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteMachineNote = defineProcedure({
  name: 'delete_machine_note',
  kind: 'action',
  summary: 'Takes a note about a machine away; the audit trail keeps its words.',
  input: z.object({ machine_id: MachineId, record_no: z.int().positive() }),
  output: MachineNote,
  permission: 'code-stops',
  emits: ['NotesChanged'],
})
