import { checkSettingExists } from '@takt/contract/setup/check_setting_exists.ts'
import { isOnText, publishedValue } from '@takt/domain/ground/company-settings.ts'
import { handle } from '../../ground/call/handle.ts'

/** A setting exists when it is on: a stored '0' was switched off again. */
export default handle(checkSettingExists, async ({ setting }, { session }) => [
  { exists: isOnText(publishedValue(session.company_settings, setting)) },
])
