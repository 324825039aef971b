import { getSettingValue } from '@takt/contract/procedures/get_setting_value.ts'
import { settingValues } from '@takt/domain/company-settings.ts'
import { handle } from './handle.ts'

export default handle(getSettingValue, async ({ setting }, { session }) => [
  { value: settingValues(session.company_settings)[setting] },
])
