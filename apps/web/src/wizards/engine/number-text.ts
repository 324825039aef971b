import { type Language, languages } from '@takt/domain/ground/languages.ts'
import { quantityText } from '@takt/domain/ground/statistics/never-nought.ts'

/** A quantity as people of the language write it. */
export function numberText(value: number, language: Language): string {
  return quantityText(value, languages[language].locale, { most: 3 })
}

/** What is being typed, with its thousands apart, or '' while it is short enough to be read: 12345 is easily 1234. */
export function groupedEntry(entry: string, language: Language): string {
  const [whole = '', decimals] = entry.replace('-', '').split('.')
  if (whole.length <= 3 || !/^\d+$/.test(whole)) return ''
  const sign = entry.startsWith('-') ? '−' : ''
  return `${sign}${numberText(Number(whole), language)}${decimals ? decimalSign(language) + decimals : ''}`
}

export function decimalSign(language: Language): '.' | ',' {
  return languages[language].decimal
}
