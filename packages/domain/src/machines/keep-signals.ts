/** How long raw signals are kept, and which months of them may go. */
const DAY_MS = 86_400_000
const LEAST_DAYS = 40

/** The longest wish of all companies: months hold the signals of all of them. Less than a month and a bit is no wish. */
export function signalsKeptDays(wishes: readonly string[], otherwise: string): number {
  const days = wishes.map(Number).filter((wish) => Number.isFinite(wish) && wish > 0)
  return Math.max(LEAST_DAYS, ...(days.length > 0 ? days : [Number(otherwise)]))
}

/** `YYYYMM` of a month as the moment at which it ends. */
export function endOfMonth(month: string): number {
  return Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4, 6)), 1)
}

/** Months that lie before what is kept, the oldest first. */
export function monthsToDrop(months: readonly string[], on: { now: number; days: number }): string[] {
  const oldest = on.now - on.days * DAY_MS
  return months.filter((month) => endOfMonth(month) <= oldest).sort()
}
