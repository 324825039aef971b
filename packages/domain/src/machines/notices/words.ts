import type { Language } from '../../ground/languages.ts'

/**
 * What is kept to be read later, by people of several languages: the name of a sentence and what stands in it, never
 * the sentence itself. What a plant has written in several languages goes along in all of them.
 */
export type Words =
  | string
  | number
  | { readonly key: string; readonly values?: Readonly<Record<string, Words>> }
  | ({ readonly en: string } & { readonly [Code in Language]?: string })

/** One thing said after the other. */
export type Said = readonly Words[]

/** Words that somebody wrote himself, with a translation or without. */
export function ownWords(en: string, sv = ''): Words {
  return { en, sv: sv === '' ? en : sv }
}
