/** All sentences of all languages at once: for the server. The browser fetches books (books.ts). */
import type { Language } from '@takt/domain/ground/languages.ts'
import { book as deFirst } from './de/first.ts'
import { book as deLater } from './de/later.ts'
import { book as enFirst } from './en/first.ts'
import { book as enLater } from './en/later.ts'
import { book as svFirst } from './sv/first.ts'
import { book as svLater } from './sv/later.ts'

export type TextKey = keyof typeof enFirst | keyof typeof enLater

export const texts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  en: { ...enFirst, ...enLater },
  sv: { ...svFirst, ...svLater },
  de: { ...deFirst, ...deLater },
}
