import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { MachineReport } from '@takt/domain/reports/model/machine-report.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachineReports = defineProcedure({
  name: 'get_machine_reports',
  kind: 'load',
  summary:
    'What was reported at a machine in the last 48 hours, good and scrap in one list, newest first, at most 5000.',
  input: z.object({ machine_id: MachineId }),
  output: MachineReport,
})
