import { publishedSettings } from '@takt/domain/ground/company-settings.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const checkSettingExists = defineProcedure({
  name: 'check_setting_exists',
  kind: 'load',
  summary: 'Says whether a setting of the company is on.',
  input: z.object({ setting: z.enum(publishedSettings) }),
  output: z.object({ exists: z.boolean() }),
  beforeDeviceSignIn: true,
})
