/** What is not nought is never written as nought: 0.04 % of scrap is scrap, and 3 g of a pigment were used. */

/** Nothing is measured to a millionth: below it lies what adding up floats leaves behind. */
const LEAST = 0.5e-6

export function roundsToNought(value: number, decimals: number): boolean {
  return Math.abs(value) >= LEAST && Math.abs(value) < 0.5 * 10 ** -decimals
}

/** A share that is smaller than its last decimal is said to be: <0.1 %. `figure` writes a number with these decimals. */
export function shareText(percent: number, decimals: number, figure: (value: number) => string): string {
  if (!roundsToNought(percent, decimals)) return `${figure(percent)} %`
  const least = 10 ** -decimals
  return percent > 0 ? `<${figure(least)} %` : `>${figure(-least)} %`
}

const formats = new Map<string, Intl.NumberFormat>()

/** A quantity that is smaller than its last decimal has as many as show its first digit: 0.003 and not 0.00. */
export function quantityText(value: number, locale: string, decimals: { least?: number; most: number }): string {
  const small = roundsToNought(value, decimals.most)
  const key = `${locale} ${small} ${decimals.least ?? 0} ${decimals.most}`
  let format = formats.get(key)
  if (!format) {
    // Made once: a format costs as much as a hundred numbers in it.
    format = new Intl.NumberFormat(locale, {
      ...(small
        ? { maximumSignificantDigits: 1 }
        : { minimumFractionDigits: decimals.least ?? 0, maximumFractionDigits: decimals.most }),
      signDisplay: 'negative',
    })
    formats.set(key, format)
  }
  return format.format(value)
}
