import { exact } from '../ground/statistics/decimals.ts'

export interface BookedScrap {
  readonly record_no: number
  readonly machine_id: string
  readonly scrap_reason: string
  readonly scrap_qty: number
  readonly source: string
  /** The report that this one takes back. */
  readonly takes_back: number | null
}

/**
 * What each booking is worth after the corrections that follow it, by record_no. A correction moves into the report that
 * it takes back, then into the newest reports of its reason; what finds none stays its own. The sum is what stands booked. Entries come in booking order.
 */
export function realQuantities(entries: readonly BookedScrap[]): Map<number, number> {
  const real = new Map<number, number>()
  const reports = new Map<string, number[]>()
  for (const { record_no, machine_id, scrap_reason, scrap_qty, source, takes_back } of entries) {
    const key = `${machine_id}|${scrap_reason}`
    const earlier = reports.get(key) ?? []
    if (source !== 'adjustment' && scrap_qty > 0) {
      reports.set(key, [record_no, ...earlier])
      real.set(record_no, scrap_qty)
      continue
    }
    let rest = scrap_qty
    const named = earlier.filter((report) => report === takes_back)
    for (const report of [...named, ...earlier]) {
      const had = real.get(report) ?? 0
      const moved = Math.max(rest, -had)
      real.set(report, exact(had + moved))
      rest = exact(rest - moved)
    }
    real.set(record_no, rest)
    // A reason that was added on the card: what corrects it later finds it here.
    if (rest > 0) reports.set(key, [record_no, ...earlier])
  }
  return real
}
