import { z } from 'zod'
import { AccessKeyRow, KeyOpens } from '../ground/access-key.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getAccessKeys = defineProcedure({
  name: 'get_access_keys',
  kind: 'load',
  summary: 'The keys that open one way in, those in use first, then newest first; never the keys themselves.',
  input: z.object({ opens: KeyOpens }),
  output: AccessKeyRow,
  permission: 'can-do-admin-actions',
})
