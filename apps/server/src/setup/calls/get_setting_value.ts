import { getSettingValue } from '@takt/contract/procedures/get_setting_value.ts'
import { publishedValue } from '@takt/domain/company-settings.ts'
import { handle } from './handle.ts'

export default handle(getSettingValue, async ({ setting }, { session }) => [
  { value: publishedValue(session.company_settings, setting) },
])
