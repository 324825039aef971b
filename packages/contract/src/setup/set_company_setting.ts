import { enteredSettingNames } from '@takt/domain/ground/company-settings.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const setCompanySetting = defineProcedure({
  name: 'set_company_setting',
  kind: 'action',
  summary: 'Changes one setting of the company, or puts it back to its default.',
  input: z.object({
    name: z.enum(enteredSettingNames),
    /** Null: back to the default. */
    value: z.string().max(500).nullable(),
    /** The value that the person saw; absent = whatever it was. */
    was: z.string().max(500).optional(),
  }),
  output: z.object({ name: z.string(), value: z.string() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged', 'MachineChanged', 'StopsChanged'],
})
