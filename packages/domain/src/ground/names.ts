/** What people have called a thing of theirs, by language code: `{ en: 'Setup', sv: 'Ställ' }`. Its schemas: model/names.ts. */
import { isLanguage } from './languages.ts'

export type Names = Readonly<Record<string, string>>

/**
 * The name in the language asked for, else the English one, else the first there is: a thing that has a name at all is
 * never shown without one. `takt_name` says the same in SQL.
 */
export function nameIn(names: Names, language: string): string {
  const others = Object.keys(names).sort()
  return [language, 'en', ...others].map((code) => names[code] ?? '').find((name) => name !== '') ?? ''
}

export function isNamed(names: Names): boolean {
  return Object.values(names).some((name) => name.trim() !== '')
}

/** Everything it is called, to be searched in. */
export function allNames(names: Names): string {
  return Object.values(names).join(' ')
}

/** The languages of the list, without empty names, in the order in which the database keeps them: equal names are equal texts. */
export function tidyNames(names: Names): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names)
      .filter(([code, name]) => isLanguage(code) && name.trim() !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
