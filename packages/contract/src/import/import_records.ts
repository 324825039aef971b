import { importKinds } from '@takt/domain/import/import-kind.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'
import { ImportAnswer } from './import.ts'

export const importRecords = defineProcedure({
  name: 'import_records',
  kind: 'action',
  summary:
    'Adds or changes articles, tools, materials, employees or orders; what cannot be taken is named, the rest is.',
  input: z.object({ kind: z.enum(importKinds), records: z.array(z.record(z.string(), z.unknown())).max(1000) }),
  output: ImportAnswer,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['MachineChanged', 'OrderChanged', 'SettingsChanged'],
})
