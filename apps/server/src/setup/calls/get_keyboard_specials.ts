import { getKeyboardSpecials } from '@takt/contract/setup/get_keyboard_specials.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { specialRows } from '@takt/domain/ground/keyboard/specials.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(getKeyboardSpecials, async ({ language }, { session }) => {
  const { keyboardSpecials } = settingValues(session.company_settings)
  return specialRows(language, keyboardSpecials).map((keys) => ({ keys }))
})
