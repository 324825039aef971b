import type { Language } from '../../ground/languages.ts'

/**
 * What is kept to be read later, by people of several languages: the name of a sentence and what stands in it, never
 * the sentence itself. What a plant has named itself goes along with all its names.
 */
export type Words =
  | string
  | number
  | { readonly key: string; readonly values?: Readonly<Record<string, Words>> }
  | { readonly [language in Language]?: string }

/** One thing said after the other. */
export type Said = readonly Words[]
