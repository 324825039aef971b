/** The tables of stops, one per category. */
import { naturalCompare } from '../../../ground/navigation/natural-sort.ts'
import type { Classified } from './failure-sums.ts'
import type { ReportStopCode } from './history-row.ts'
import type { StopCategory } from './stop-categories.ts'

export interface StopRecord {
  readonly stop_code: string
  readonly stop_description: string
  readonly total_stops: number
  /** Seconds. */
  readonly stoptime: number
}

export type StopSort = 'total_stops' | 'stoptime'

const MOST_STOPS = 12

export function stopRecords(
  stops: readonly Classified[],
  codes: readonly ReportStopCode[],
  { category, sort = 'stoptime' }: { readonly category: StopCategory; readonly sort?: StopSort | undefined },
): StopRecord[] {
  const records = new Map<string, StopRecord>()
  for (const { row, categories } of stops) {
    if (!categories.includes(category)) continue
    const known = records.get(row.stop_reason)
    records.set(row.stop_reason, {
      stop_code: row.stop_reason,
      stop_description: known?.stop_description ?? descriptionOf(row.stop_reason, codes),
      total_stops: (known?.total_stops ?? 0) + row.total_stops,
      stoptime: (known?.stoptime ?? 0) + row.tot_stop_time_sec,
    })
  }
  return [...records.values()]
    .sort((a, b) => b[sort] - a[sort] || naturalCompare(a.stop_code, b.stop_code))
    .slice(0, MOST_STOPS)
}

/** A code that was deleted still has its number. */
function descriptionOf(stop_reason: string, codes: readonly ReportStopCode[]): string {
  return codes.find(({ stop_code }) => stop_code === stop_reason)?.stop_description ?? stop_reason
}
