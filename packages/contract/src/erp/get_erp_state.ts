import { ErpState } from '@takt/domain/erp/model/erp.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getErpState = defineProcedure({
  name: 'get_erp_state',
  kind: 'load',
  summary: 'The link to the ERP: its settings without the token, what waits, what failed, and how the last tries went.',
  input: z.object({}),
  output: ErpState,
  permission: 'can-access-admin-panel',
})
