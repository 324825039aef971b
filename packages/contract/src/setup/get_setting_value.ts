import { publishedSettings } from '@takt/domain/ground/company-settings.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getSettingValue = defineProcedure({
  name: 'get_setting_value',
  kind: 'load',
  summary: 'The value of a setting of the company, its default while nobody has set it.',
  input: z.object({ setting: z.enum(publishedSettings) }),
  output: z.object({ value: z.string() }),
  beforeDeviceSignIn: true,
})
