const LOCALES = { en: 'en-GB', sv: 'sv-SE' } as const

/** A quantity as people of the language write it. */
export function numberText(value: number, language: keyof typeof LOCALES): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 3 }).format(value)
}

export function decimalSign(language: keyof typeof LOCALES): '.' | ',' {
  return language === 'sv' ? ',' : '.'
}
