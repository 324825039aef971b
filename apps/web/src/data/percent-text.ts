/** A narrow column holds three digits: what is more is said as more, and tenths are for the statistics. */
const MOST_SHOWN = 999

export function percentText(percent: number | null, number: (value: number) => string): string {
  if (percent === null) return '–'
  const whole = Math.round(percent)
  return whole > MOST_SHOWN ? `>${number(MOST_SHOWN)}` : `${number(whole)} %`
}

/** To the tenth, always with it, so that a column of figures stands in line; what is there is never shown as nothing. */
export function tenthsText(percent: number | null, locale: string): string {
  if (percent === null) return '–'
  const figure = (value: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' })
  return percent > 0 && percent < 0.05 ? `<${figure(0.1)} %` : `${figure(percent)} %`
}
