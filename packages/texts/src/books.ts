/**
 * The books of every language, each fetched when somebody first needs it: the first is what the frame, the overviews, the
 * cockpit and the coding of stops say, which an operator's first screen waits for; the later what all other pages say.
 */
import type { Language } from '@takt/domain/ground/languages.ts'

export type Part = 'first' | 'later'
export type Book = Readonly<Record<string, string>>

export const books: Readonly<Record<Language, Record<Part, () => Promise<{ readonly book: Book }>>>> = {
  en: { first: () => import('./en/first.ts'), later: () => import('./en/later.ts') },
  sv: { first: () => import('./sv/first.ts'), later: () => import('./sv/later.ts') },
  de: { first: () => import('./de/first.ts'), later: () => import('./de/later.ts') },
}
