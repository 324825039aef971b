import type { KeyboardLanguage } from './languages.ts'
import { builtInSpecials } from './layouts.ts'

const ROW = 11
const ROWS = 4

/** What people of a language miss most stands first. */
const first: Readonly<Record<KeyboardLanguage, string>> = { en: 'éüñçèàßæø§€', sv: 'éüæøèßñç§€£', de: 'éèàçñåæøµ€£' }

/** The rows of special characters: those of the language, those the company wants, then the usual signs; none twice. */
export function specialRows(language: KeyboardLanguage, wanted = ''): string[] {
  const signs = [...new Set([...wanted.replaceAll(/\s/g, ''), ...first[language], ...builtInSpecials.join('')])]
  return Array.from({ length: ROWS }, (_, row) => signs.slice(row * ROW, (row + 1) * ROW).join(''))
}

/** An answer that cannot be drawn is no answer. */
export function areSpecials(rows: readonly string[] | undefined): rows is readonly string[] {
  return rows !== undefined && rows.length === ROWS && rows.every((row) => row !== '' && [...row].length <= ROW + 1)
}
