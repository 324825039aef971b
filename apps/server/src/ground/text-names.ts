import { languageCodes } from '@takt/domain/ground/languages.ts'
import type { Names } from '@takt/domain/ground/names.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'

/** What the product itself calls a thing, in every language it speaks. */
export function textNames(key: TextKey): Names {
  return Object.fromEntries(languageCodes.map((code) => [code, text(code, key)]))
}
