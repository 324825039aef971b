/** How numbers of the analysis are written: W-LIMIT-02 to 04-X. */
import { quantityText, shareText } from '../../ground/statistics/never-nought.ts'

/** Significant digits never cut the whole part: 12,345 stays, 1.23456 is 1.23, 0.0012345 is 0.00123. */
export function numberText(value: number, locale: string, digits = 3): string {
  const whole = Math.trunc(Math.abs(value))
  const wholeDigits = whole === 0 ? 0 : String(whole).length
  if (wholeDigits >= digits) return format(locale, { maximumFractionDigits: 0 }).format(value)
  return format(locale, { maximumSignificantDigits: digits }).format(value)
}

/** Pieces are always shown in full. */
export function piecesText(value: number, locale: string): string {
  return format(locale, { maximumFractionDigits: 6 }).format(value)
}

export function percentText(value: number | null, locale: string): string {
  return value === null ? '–' : shareText(value, 2, (figure) => twoDecimals(figure, locale))
}

export function hoursWithDecimals(hours: number, locale: string): string {
  return `${twoDecimals(hours, locale)} h`
}

function twoDecimals(value: number, locale: string): string {
  return quantityText(value, locale, { least: 2, most: 2 })
}

const formats = new Map<string, Intl.NumberFormat>()

/** Grouped like every number of the product: seven digits in a row are not read across a desk. */
function format(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let found = formats.get(key)
  if (!found) {
    found = new Intl.NumberFormat(locale, options)
    formats.set(key, found)
  }
  return found
}
