import { Day, MachineId } from '@takt/domain/ground/model/ids.ts'
import { historyLevels, MachineHistoryRow } from '@takt/domain/history/model/history.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachineHistory = defineProcedure({
  name: 'get_machine_history',
  kind: 'load',
  summary: 'Quantities and times of a machine by week, day or hour, oldest first.',
  input: z.object({ machine_id: MachineId, level: z.enum(historyLevels), from: Day, to: Day }),
  output: MachineHistoryRow,
})
