/** A narrow column holds three digits before the point: what is more is said as more, not cut off. */
const MOST_SHOWN = 999.9

export function percentText(percent: number | null, number: (value: number) => string): string {
  if (percent === null) return '–'
  return percent > MOST_SHOWN ? `>${number(999)} %` : `${number(percent)} %`
}
