import type { Refusal } from '@takt/domain/ground/refusal.ts'

const MOST_DAYS = 400

/** A longer time than a year and a bit is no analysis any more, and would be read for too long. */
export function scrapPeriodProblem(period: { start_time: string; end_time: string }): Refusal | null {
  const days = (Date.parse(period.end_time) - Date.parse(period.start_time)) / 86_400_000
  if (days < 0) return { refusal: 'period-backwards', values: {} }
  return days > MOST_DAYS ? { refusal: 'scrap-period-too-long', values: { days: MOST_DAYS } } : null
}
