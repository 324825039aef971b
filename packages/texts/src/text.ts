import type { Language } from '@takt/domain/ground/languages.ts'
import { fillIn, type TextValues } from './fill-in.ts'
import { type TextKey, texts } from './texts.ts'

/** The sentence in the language, '' for a key of an older version: for the server. The browser fetches books (data/sentences.ts). */
export function text(language: Language, key: TextKey, values: TextValues = {}): string {
  const sentence: string | undefined = texts[language][key] || texts.en[key]
  return sentence === undefined ? '' : fillIn(language, sentence, values)
}
