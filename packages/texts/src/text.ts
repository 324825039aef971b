import type { Language, Text } from './define-texts.ts'
import { type TextKey, texts } from './texts.ts'

export type TextValues = Readonly<Record<string, string | number>>

/** The sentence in the language. An unknown key, from an older server or a saved config, is shown as English text would be: never a bare number. */
export function text(language: Language, key: TextKey, values: TextValues = {}): string {
  return fill(choose(texts[key] as Text, language, values), values)
}

/** For keys that come as data (a refusal's name, a stored label). */
export function textOr(language: Language, key: string, otherwise: { values?: TextValues; text: string }): string {
  if (!Object.hasOwn(texts, key)) return otherwise.text
  return text(language, key as TextKey, otherwise.values ?? {})
}

function choose(entry: Text, language: Language, values: TextValues): string {
  const sentence = entry[language] || entry.en
  const [one, many] = sentence.split('|')
  if (many === undefined || values.count === undefined) return sentence
  return Number(values.count) === 1 ? (one as string) : many
}

function fill(sentence: string, values: TextValues): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
