import type { CalendarPiece } from '@takt/domain/ground/calendar.ts'
import { startOfStop } from '@takt/domain/machines/machine-state.ts'
import { MICRO, UNCODED } from '@takt/domain/machines/uncoded.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { plantRules } from './plant-rules.ts'

/** What has passed at a machine since its figures were counted, and the stop that goes on. */
export interface OpenTime {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
  readonly run_ms: number
  readonly stop_ms: number
  /** Of the stop time. */
  readonly micro_ms: number
  /** The whole open stop: the figures per reason count it, but hold the time of ended ones only. */
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
  /** '' while it runs. */
  readonly stop: string
  readonly stop_reason: string | null
}

function openStop(stop_reason: string, { day, shift }: CalendarPiece, ms: number): OpenTime['stop'] {
  return { stop_reason, day, shift, ms: Math.max(0, ms) }
}

export async function openTimes(
  db: CompanyDb,
  which: { machine_ids: readonly string[]; now: number },
): Promise<OpenTime[]> {
  const { now } = which
  const rules = await plantRules(db)
  const rows = await db.many<StateRow>(sql`
    select s.machine_id, s.status, s.counted_to, s.stop, s.memory ->> 'reason' as stop_reason
    from machine_state s
    where s.machine_id = any (${which.machine_ids as string[]}) and s.status <> 'N'`)
  return rows.flatMap((row) => {
    const calendar = rules.machines.get(row.machine_id)?.calendar
    if (!calendar) return []
    const piece = calendar.at(now)
    const ms = Math.max(0, now - Math.max(Date.parse(row.counted_to), piece.from))
    const start = row.status === 'S' && row.stop !== '' ? startOfStop(row.stop) : null
    return [
      {
        machine_id: row.machine_id,
        day: piece.day,
        shift: piece.shift,
        run_ms: row.status === 'R' ? ms : 0,
        stop_ms: row.status === 'S' ? ms : 0,
        micro_ms: row.status === 'S' && row.stop_reason === MICRO ? ms : 0,
        stop: start === null ? null : openStop(row.stop_reason ?? UNCODED, calendar.at(start), now - start),
      },
    ]
  })
}
