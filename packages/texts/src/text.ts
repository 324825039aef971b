import type { Language, Text } from './define-texts.ts'
import { fillIn, type TextValues } from './fill-in.ts'
import { type TextKey, texts } from './texts.ts'

/** The sentence in the language, '' for a key of an older version: for the server. The browser fetches books (data/sentences.ts). */
export function text(language: Language, key: TextKey, values: TextValues = {}): string {
  const entry: Text | undefined = texts[key]
  return entry ? fillIn(language, entry[language] || entry.en, values) : ''
}
