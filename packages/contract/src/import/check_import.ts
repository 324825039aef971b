import { importKinds } from '@takt/domain/import/import-kind.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'
import { ImportAnswer } from './import.ts'

export const checkImport = defineProcedure({
  name: 'check_import',
  kind: 'load',
  summary: 'What would become of these records, one by one. Nothing is written.',
  input: z.object({ kind: z.enum(importKinds), records: z.array(z.record(z.string(), z.unknown())).max(1000) }),
  output: ImportAnswer,
  permission: 'can-do-admin-actions',
  reach: 'plant',
})
