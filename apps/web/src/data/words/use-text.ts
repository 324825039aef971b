import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { currentLanguage, useLanguage } from './language.ts'
import { booksVersion, subscribeBooks, text } from './sentences.ts'

/** The sentence of a key in the person's language; switches in place. */
export function useText(): (key: TextKey, values?: TextValues) => string {
  const language = useLanguage()
  const version = useBooksVersion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new book makes other sentences of the same keys.
  return useCallback((key, values) => text(language, key, values), [language, version])
}

/** Draws again when a book of texts has come. */
export function useBooksVersion(): number {
  return useSyncExternalStore(subscribeBooks, booksVersion)
}

/** For code outside of React: notices, logs. */
export function say(key: TextKey, values?: TextValues): string {
  return text(currentLanguage(), key, values)
}
