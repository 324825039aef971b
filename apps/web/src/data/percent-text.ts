/** A narrow column holds three digits: what is more is said as more, and tenths are for the statistics. */
const MOST_SHOWN = 999

export function percentText(percent: number | null, number: (value: number) => string): string {
  if (percent === null) return '–'
  const whole = Math.round(percent)
  return whole > MOST_SHOWN ? `>${number(MOST_SHOWN)}` : `${number(whole)} %`
}
