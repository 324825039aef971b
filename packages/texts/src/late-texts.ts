/** Texts of popups and of pages that few open: an operator's first screen does not wait for them. */
import { help } from './catalogue/help.ts'
import { permissionTexts } from './catalogue/permissions.ts'
import type { Language, Text } from './define-texts.ts'

export const lateTexts = { ...help, ...permissionTexts }
export type LateTextKey = keyof typeof lateTexts

export function lateText(language: Language, key: LateTextKey): string {
  return lateTexts[key][language]
}

/** For keys that come as data; undefined when nobody has written such a text. */
export function maybeLateText(language: Language, key: string): string | undefined {
  return Object.hasOwn(lateTexts, key) ? (lateTexts as Record<string, Text>)[key]?.[language] : undefined
}
