import type { TextKey } from '@takt/texts/texts.ts'
import type { Say } from './define-widget.ts'

/** The default label of a property, undefined where it has none: then its raw key is shown. */
export function columnLabel(say: Say, key: string): string | undefined {
  return textOf(say, `column.${key}`)
}

/** For keys that come as data. */
export function textOf(say: Say, key: string): string | undefined {
  return say(key as TextKey) || undefined
}
