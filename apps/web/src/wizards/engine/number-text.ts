import { quantityText } from '@takt/domain/ground/statistics/never-nought.ts'

const LOCALES = { en: 'en-GB', sv: 'sv-SE' } as const

/** A quantity as people of the language write it. */
export function numberText(value: number, language: keyof typeof LOCALES): string {
  return quantityText(value, LOCALES[language], { most: 3 })
}

/** What is being typed, with its thousands apart, or '' while it is short enough to be read: 12345 is easily 1234. */
export function groupedEntry(entry: string, language: keyof typeof LOCALES): string {
  const [whole = '', decimals] = entry.replace('-', '').split('.')
  if (whole.length <= 3 || !/^\d+$/.test(whole)) return ''
  const sign = entry.startsWith('-') ? '−' : ''
  return `${sign}${numberText(Number(whole), language)}${decimals ? decimalSign(language) + decimals : ''}`
}

export function decimalSign(language: keyof typeof LOCALES): '.' | ',' {
  return language === 'sv' ? ',' : '.'
}
