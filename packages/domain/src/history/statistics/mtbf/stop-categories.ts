import { hasNoReason } from '../../../machines/uncoded.ts'
import type { HistoryRow, ReportStopCode } from './history-row.ts'

export const stopCategories = ['failure', 'repair', 'wait', 'downtime'] as const
export type StopCategory = (typeof stopCategories)[number]

/** Codes of the stop groups that the widget's options name. */
export interface CategoryGroups {
  readonly repairGroups: readonly string[]
  readonly waitGroups: readonly string[]
}

/** A stop may count in several categories; setup, uncoded and micro-stops count in none. */
export function categoriesOf(
  row: Pick<HistoryRow, 'stop_reason' | 'group_id'>,
  code: ReportStopCode | undefined,
  { repairGroups, waitGroups }: CategoryGroups,
): StopCategory[] {
  if (row.stop_reason === '' || hasNoReason(row.stop_reason) || code?.setup_time === 1) return []
  // The row's group is the one at the time of the stop; a source without it falls back to the code's.
  const group = row.group_id === '' ? (code?.group_id ?? '') : row.group_id
  const mends = repairGroups.includes(group)
  // A technical fault has its waiting in the same group: nobody mends while the machine waits for who does.
  const waitsForRepair = mends && code?.loss_kind === 'waiting'
  const holds: Record<StopCategory, boolean> = {
    failure: code?.include_in_mtbf === 1,
    repair: mends && !waitsForRepair,
    wait: waitsForRepair || waitGroups.includes(group),
    // While it is repaired or waits for it a machine is down, whatever its code says of the report of that name.
    downtime: mends || code?.include_in_mdt === 1,
  }
  return stopCategories.filter((category) => holds[category])
}
