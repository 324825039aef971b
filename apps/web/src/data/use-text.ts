import { type TextValues, text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useCallback } from 'react'
import { currentLanguage, useLanguage } from './language.ts'

/** The sentence of a key in the person's language; switches in place. */
export function useText(): (key: TextKey, values?: TextValues) => string {
  const language = useLanguage()
  return useCallback((key, values) => text(language, key, values), [language])
}

/** For code outside of React: notices, logs. */
export function say(key: TextKey, values?: TextValues): string {
  return text(currentLanguage(), key, values)
}
