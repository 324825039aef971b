import { checkSettingExists } from '@takt/contract/procedures/check_setting_exists.ts'
import { isOnText, publishedValue } from '@takt/domain/company-settings.ts'
import { handle } from './handle.ts'

/** A setting exists when it is on: a stored '0' was switched off again. */
export default handle(checkSettingExists, async ({ setting }, { session }) => [
  { exists: isOnText(publishedValue(session.company_settings, setting)) },
])
