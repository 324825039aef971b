import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { classified, type FailureSums, failureSums } from '@takt/domain/history/statistics/mtbf/failure-sums.ts'
import { sql } from '../../ground/db/sql.ts'
import { historyRows } from '../../history/per-day.ts'
import { stopCodes } from '../../stops/stop-codes.ts'
import type { OrderedAsked } from './define-ordered-report.ts'

interface MachineFailures {
  readonly machine_id: string
  readonly machine_description: string
  readonly sums: FailureSums
}

/** Run time, failures and down time per machine, by the two marks of its stop reasons; and over all of them. */
export async function failuresOfMachines({
  db,
  reader,
  days,
  machine_ids,
  now,
}: OrderedAsked): Promise<{ readonly machines: readonly MachineFailures[]; readonly whole: FailureSums } | Refusal> {
  const { language } = reader
  // No machine would mean every machine to the history.
  const rows = machine_ids.length === 0 ? [] : await historyRows(db, { machine_ids, period: days, language, now })
  if (isRefusal(rows)) return rows
  const codes = await stopCodes(db, { where: sql`true`, language })
  const stops = classified(rows, codes, { repairGroups: [], waitGroups: [] })
  const names = new Map(rows.map(({ machine_id, machine_description }) => [machine_id, machine_description]))
  const own = Map.groupBy(stops, ({ row }) => row.machine_id)
  const machines = machine_ids.flatMap((machine_id) => {
    const of = own.get(machine_id)
    if (of === undefined) return []
    return [{ machine_id, machine_description: names.get(machine_id) ?? '', sums: failureSums(of) }]
  })
  return { machines, whole: failureSums(stops) }
}
