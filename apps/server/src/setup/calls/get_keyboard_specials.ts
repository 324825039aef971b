import { getKeyboardSpecials } from '@takt/contract/procedures/get_keyboard_specials.ts'
import { settingValues } from '@takt/domain/company-settings.ts'
import { specialRows } from '@takt/domain/keyboard/specials.ts'
import { handle } from './handle.ts'

export default handle(getKeyboardSpecials, async ({ language }, { session }) => {
  const { keyboardSpecials } = settingValues(session.company_settings)
  return specialRows(language, keyboardSpecials).map((keys) => ({ keys }))
})
