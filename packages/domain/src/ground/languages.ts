/**
 * The languages the product speaks. A further one is its line here, its folder in `packages/texts`, and its lines in the
 * lists of books there, which do not compile without it.
 */
export const languages = {
  en: { name: 'English', short: 'EN', locale: 'en-GB', decimal: '.', week: 'W', nouns: 'small' },
  sv: { name: 'Svenska', short: 'SV', locale: 'sv-SE', decimal: ',', week: 'v. ', nouns: 'small' },
  de: { name: 'Deutsch', short: 'DE', locale: 'de-DE', decimal: ',', week: 'KW ', nouns: 'capital' },
} as const

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}

/** A heading as it stands inside a sentence: Machine becomes machine where nouns are written small. */
export function insideSentence(heading: string, language: Language): string {
  return languages[language].nouns === 'small' ? heading.toLowerCase() : heading
}
