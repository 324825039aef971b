import type { Language, Text } from '../define-texts.ts'

/** The sentences of one language by key. The build puts the finished book in place of the modules that call this. */
export function bookOf(texts: Readonly<Record<string, Text>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, entry]) => [key, entry[language] || entry.en]))
}
