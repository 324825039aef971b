import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const sendErpNow = defineProcedure({
  name: 'send_erp_now',
  kind: 'action',
  summary: 'Ends the pause after failed tries: what waits for the ERP is sent at once.',
  input: z.object({}),
  output: z.object({ waiting: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
})
