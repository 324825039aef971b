import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { type KeyboardLanguage, keyboardLanguages } from '@takt/domain/ground/keyboard/languages.ts'
import { useSessionState } from '../../data/session/session.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { keptKeyboard } from './kept-keyboard.ts'

/** What was chosen on the device, else what the company wants, else that of the person. */
export function useKeyboardLanguage(): KeyboardLanguage {
  const own = useLanguage()
  const kept = useDeviceValue(keptKeyboard).language
  const { session } = useSessionState()
  const { keyboardLanguage } = settingValues(session?.company_settings ?? {})
  return kept ?? keyboardLanguages.find((language) => language === keyboardLanguage) ?? own
}
