import { companySettingNames } from '@takt/domain/company-settings.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const setCompanySetting = defineProcedure({
  name: 'set_company_setting',
  kind: 'action',
  summary: 'Changes one setting of the company.',
  input: z.object({ name: z.enum(companySettingNames), value: z.string().max(500) }),
  output: z.object({ name: z.string(), value: z.string() }),
  permission: 'can-do-admin-actions',
  emits: ['SettingsChanged'],
})
