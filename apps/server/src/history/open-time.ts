import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { plantRules } from '../machines/plant-rules.ts'

/** What has passed at a machine since its figures were counted, and the stop that goes on. */
export interface OpenTime {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
  readonly run_ms: number
  readonly stop_ms: number
  /** The whole open stop: the figures per reason hold ended ones only. */
  readonly stop: {
    readonly stop_reason: string
    readonly day: string
    readonly shift: number
    readonly ms: number
  } | null
}

interface StateRow {
  readonly machine_id: string
  readonly status: 'S' | 'R'
  readonly counted_to: string
  readonly start_time: string | null
  readonly stop_reason: string
  readonly day: string
  readonly shift: number
}

export async function openTimes(
  db: CompanyDb,
  which: { machine_ids: readonly string[]; now: number },
): Promise<OpenTime[]> {
  const { now } = which
  const rules = await plantRules(db)
  const rows = await db.many<StateRow>(sql`
    select s.machine_id, s.status, s.counted_to, st.start_time, st.stop_reason, st.day, st.shift
    from machine_state s
      left join stop st on st.machine_id = s.machine_id and s.status = 'S' and st.start_time = takt_stop_start(s.stop)
    where s.machine_id = any (${which.machine_ids as string[]}) and s.status <> 'N'`)
  return rows.flatMap((row) => {
    const piece = rules.machines.get(row.machine_id)?.calendar.at(now)
    if (!piece) return []
    const ms = Math.max(0, now - Math.max(Date.parse(row.counted_to), piece.from))
    const stopMs = row.start_time === null ? 0 : Math.max(0, now - Date.parse(row.start_time))
    return [
      {
        machine_id: row.machine_id,
        day: piece.day,
        shift: piece.shift,
        run_ms: row.status === 'R' ? ms : 0,
        stop_ms: row.status === 'S' ? ms : 0,
        stop:
          row.start_time === null ? null : { stop_reason: row.stop_reason, day: row.day, shift: row.shift, ms: stopMs },
      },
    ]
  })
}
