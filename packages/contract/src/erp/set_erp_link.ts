import { ErpAuth } from '@takt/domain/erp/model/erp.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const setErpLink = defineProcedure({
  name: 'set_erp_link',
  kind: 'action',
  summary: 'Where and how the ERP is told. The token can be replaced and never read back.',
  input: z.object({
    address: z.string().max(500),
    auth: ErpAuth,
    enabled: z.boolean(),
    /** Absent keeps the one that is stored, '' takes it away. */
    token: z.string().max(500).optional(),
    /** Of the settings that were changed: somebody else's change is not written over. */
    version: z.int(),
  }),
  output: z.object({ version: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
