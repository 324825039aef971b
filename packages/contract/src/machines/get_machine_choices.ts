import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachineChoices = defineProcedure({
  name: 'get_machine_choices',
  kind: 'load',
  summary: 'What a machine can be given when it is set up: calendars, stop codes, scrap reasons and printers.',
  input: z.object({}),
  output: z.object({
    kind: z.enum(['calendar', 'printer', 'stop_code', 'scrap_reason']),
    code: z.string(),
    description: z.string(),
  }),
  permission: 'can-access-admin-panel',
})
