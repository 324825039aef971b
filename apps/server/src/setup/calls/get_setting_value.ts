import { getSettingValue } from '@takt/contract/setup/get_setting_value.ts'
import { publishedValue } from '@takt/domain/ground/company-settings.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(getSettingValue, async ({ setting }, { session }) => [
  { value: publishedValue(session.company_settings, setting) },
])
