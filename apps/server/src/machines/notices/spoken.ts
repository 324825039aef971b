import { type Language, languages } from '@takt/domain/ground/languages.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import type { Said, Words } from '@takt/domain/machines/notices/words.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'

/** As this reader reads it: in their language, with their way of writing numbers. */
export function spoken(language: Language, said: Said): string {
  return said.map((words) => inWords(language, words)).join(' · ')
}

export function inWords(language: Language, words: Words): string {
  if (typeof words === 'string') return words
  if (typeof words === 'number') return words.toLocaleString(languages[language].locale, { maximumFractionDigits: 3 })
  if ('key' in words) return sentence(language, words.key, words.values ?? {})
  return nameIn(words, language)
}

function sentence(language: Language, key: string, values: Readonly<Record<string, Words>>): string {
  const filled = Object.entries(values).map(([name, value]) => [name, inWords(language, value)] as const)
  // A sentence that this version no longer has is shown by its name: what it was about is still there.
  return (
    text(language, key as TextKey, Object.fromEntries(filled)) || [key, ...filled.map(([, value]) => value)].join(' ')
  )
}
