import type { Language } from './define-texts.ts'

export type TextValues = Readonly<Record<string, string | number>>

/**
 * What stands in a sentence for so much or so many. A number of these is grouped as the language does (900,000); every
 * other number names something (record_no, bundle, shift) and stays as it is.
 */
const QUANTITIES = new Set([
  ...['count', 'quantity', 'qty', 'amount', 'pieces', 'cycles', 'orders', 'machines', 'lines', 'total', 'sum'],
  ...['max', 'min', 'most', 'least', 'highest', 'above', 'usual', 'target', 'asked', 'over', 'more', 'loss', 'weight'],
  ...['good', 'scrap', 'made', 'counted', 'booked', 'planned', 'planned_qty', 'left', 'remaining', 'need', 'used'],
  ...['balance', 'on_flags', 'max_scrap', 'all', 'shown', 'done', 'failed', 'saved'],
])

const locales = { en: 'en-GB', sv: 'sv-SE' } as const satisfies Record<Language, string>
/** Made once: a page has hundreds of sentences. */
const formats = new Map<Language, Intl.NumberFormat>()

/** A sentence of the catalogue with its words in place: which form of the count, and what stands in the braces. */
export function fillIn(language: Language, sentence: string, values: TextValues): string {
  return formOf(sentence, values).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? wordOf(language, name, values[name] as string | number) : whole,
  )
}

function wordOf(language: Language, name: string, value: string | number): string {
  if (typeof value === 'string' || !QUANTITIES.has(name)) return String(value)
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 6 })
    formats.set(language, format)
  }
  return format.format(value)
}

function formOf(sentence: string, values: TextValues): string {
  const [one, many] = sentence.split('|')
  if (many === undefined || values.count === undefined) return sentence
  return Number(values.count) === 1 ? (one as string) : many
}
