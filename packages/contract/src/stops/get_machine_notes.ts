import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { MachineNote } from '@takt/domain/stops/model/note.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachineNotes = defineProcedure({
  name: 'get_machine_notes',
  kind: 'load',
  summary:
    'Notes about a machine and on its stops of the last 31 days, or about all machines, newest first, at most 500.',
  input: z.object({ machine_id: MachineId.optional() }),
  output: MachineNote,
  beforeDeviceSignIn: true,
})
