import { type Language, languages } from '@takt/domain/ground/languages.ts'

export type TextValues = Readonly<Record<string, string | number>>

/**
 * What stands in a sentence for so much or so many. A number of these is grouped as the language does (900,000); every
 * other number names something (record_no, bundle, shift) and stays as it is.
 */
const QUANTITIES = new Set([
  ...['count', 'quantity', 'qty', 'amount', 'pieces', 'cycles', 'orders', 'machines', 'lines', 'total', 'sum'],
  ...['max', 'min', 'most', 'least', 'highest', 'above', 'usual', 'target', 'asked', 'over', 'more', 'loss', 'weight'],
  ...['good', 'scrap', 'made', 'counted', 'booked', 'planned', 'planned_qty', 'left', 'remaining', 'need', 'used'],
  ...['balance', 'on_flags', 'max_scrap', 'all', 'whole', 'shown', 'done', 'failed', 'saved'],
])

const ALL_KINDS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Made once: a page has hundreds of sentences. */
const formats = new Map<Language, Intl.NumberFormat>()
const counts = new Map<Language, (count: number) => number>()

/** A sentence of the catalogue with its words in place: which form of the count, and what stands in the braces. */
export function fillIn(language: Language, sentence: string, values: TextValues): string {
  return formOf(language, sentence, values).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? wordOf(language, name, values[name] as string | number) : whole,
  )
}

function wordOf(language: Language, name: string, value: string | number): string {
  if (typeof value === 'string' || !QUANTITIES.has(name)) return String(value)
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 6 })
    formats.set(language, format)
  }
  return format.format(value)
}

/** The forms of a count stand in the order of the language's own kinds: one|other, or one|few|many|other. */
function formOf(language: Language, sentence: string, values: TextValues): string {
  const forms = sentence.split('|')
  if (forms.length === 1 || values.count === undefined) return sentence
  const at = countsOf(language)(countOf(values.count))
  return forms[Math.min(at, forms.length - 1)] as string
}

/** As a word it is one only where it reads 1: 1.000 is a thousand in German. */
function countOf(count: string | number): number {
  return typeof count === 'number' || /^-?\d+$/.test(count) ? Number(count) : Number.NaN
}

function countsOf(language: Language): (count: number) => number {
  let place = counts.get(language)
  if (!place) {
    const rules = new Intl.PluralRules(languages[language].locale)
    const { pluralCategories } = rules.resolvedOptions()
    const kinds = ALL_KINDS.filter((kind) => pluralCategories.includes(kind))
    place = (count) => kinds.indexOf(rules.select(count))
    counts.set(language, place)
  }
  return place
}
