import type { Language } from '@takt/domain/ground/languages.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useCallback } from 'react'
import { currentLanguage, useLanguage } from '../../data/words/language.ts'
import { text } from '../../data/words/sentences.ts'
import { useBooksVersion } from '../../data/words/use-text.ts'
import { numberText } from './number-text.ts'

/** A sentence as a value: definitions hold it, screens turn it into words. A `text` was written by the plant itself. */
export type Said = { readonly key: TextKey; readonly values?: TextValues | undefined } | { readonly text: string }

export function useSaid(): (said: Said) => string {
  const language = useLanguage()
  const version = useBooksVersion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new book makes other sentences of the same keys.
  return useCallback((said) => wordsOf(said, language), [language, version])
}

/** For notices, which are shown outside of React. */
export function sayNow(said: Said): string {
  return wordsOf(said, currentLanguage())
}

function wordsOf(said: Said, language: Language): string {
  if ('text' in said) return said.text
  const values = Object.entries(said.values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? numberText(value, language) : value,
  ])
  return text(language, said.key, Object.fromEntries(values))
}
