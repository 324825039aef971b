import { quantityText, shareText } from '@takt/domain/ground/statistics/never-nought.ts'

/** A narrow column holds three digits: what is more is said as more, and tenths are for the statistics. */
const MOST_SHOWN = 999

export function percentText(percent: number | null, number: (value: number) => string): string {
  if (percent === null) return '–'
  const whole = Math.round(percent)
  return whole > MOST_SHOWN ? `>${number(MOST_SHOWN)}` : shareText(percent, 0, (value) => number(Math.round(value)))
}

/** To the tenth, always with it, so that a column of figures stands in line; what is there is never shown as nothing. */
export const tenthsText = (percent: number | null, locale: string): string => withDecimals(percent, locale, 1)
/** The same to the hundredth, for orders and days. */
export const hundredthsText = (percent: number | null, locale: string): string => withDecimals(percent, locale, 2)

function withDecimals(percent: number | null, locale: string, decimals: 1 | 2): string {
  if (percent === null) return '–'
  return shareText(percent, decimals, (value) => quantityText(value, locale, { least: decimals, most: decimals }))
}
