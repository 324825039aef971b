import type { Names } from '@takt/domain/ground/names.ts'
import { overlap } from '@takt/domain/history/plant-hours.ts'
import { MICRO, UNCODED } from '@takt/domain/machines/uncoded.ts'
import type { PlaceShift } from '@takt/domain/reports/handover/place-shifts.ts'
import type { HandoverFigures } from '@takt/domain/reports/model/handover.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { textNames } from '../../ground/text-names.ts'
import { microNames } from '../../machines/reason-words.ts'
import { touching } from '../../stops/stop-rows.ts'

export interface StopInShift {
  readonly machine_id: string
  readonly stop: string
  readonly stop_reason: string
  readonly names: Names
  readonly start_time: string
  /** '' while it goes on. */
  readonly end_time: string
  readonly continues: 0 | 1
  readonly day: string
  readonly note: string
  readonly author: string
  /** Its part of the shift. */
  readonly ms: number
}

const uncodedNames = textNames('state.uncoded')
const given: Readonly<Record<string, Names>> = { [MICRO]: microNames, [UNCODED]: uncodedNames }

/** Each in its machine's own time of the shift, up to now. */
export async function stopsOfShift(db: CompanyDb, shift: PlaceShift, now: number): Promise<StopInShift[]> {
  const rows = await db.many<Omit<StopInShift, 'ms' | 'end_time'> & { end_time: string | null }>(sql`
    select s.machine_id, s.stop, s.stop_reason, coalesce(c.names, '{}') as names, s.start_time, s.end_time, s.continues,
      s.day, s.note, coalesce(e.employee_name, s.employee) as author
    from stop s left join stop_code c on c.stop_code = s.stop_reason
      left join employee e on e.employee_number = s.employee
    where s.machine_id = any (${shift.machines.map(({ machine_id }) => machine_id)}) and s.shift = ${shift.shift}
      and ${touching(shift)}
    order by s.machine_id, s.start_time`)
  const pieces = new Map(shift.machines.map((machine) => [machine.machine_id, machine.pieces]))
  return rows.flatMap((row) => {
    const span = { from: Date.parse(row.start_time), to: row.end_time === null ? now : Date.parse(row.end_time) }
    const ms = (pieces.get(row.machine_id) ?? []).reduce((sum, piece) => sum + overlap(piece, span), 0)
    if (ms <= 0) return []
    return [{ ...row, names: given[row.stop_reason] ?? row.names, end_time: row.end_time ?? '', ms }]
  })
}

const MOST_LOSSES = 8

/** By reason, the largest first. */
export function lossesOf(stops: readonly StopInShift[]): HandoverFigures['losses'] {
  const byReason = [...Map.groupBy(stops, ({ stop_reason }) => stop_reason)].map(([stop_reason, own]) => ({
    stop_reason,
    names: own[0]?.names ?? {},
    stops: own.filter(({ continues }) => continues === 0).length,
    stop_s: Math.round(own.reduce((sum, { ms }) => sum + ms, 0) / 1000),
    machines: [...new Set(own.map(({ machine_id }) => machine_id))],
  }))
  return byReason.sort((one, other) => other.stop_s - one.stop_s).slice(0, MOST_LOSSES)
}

const MOST_UNCODED = 100

/** That nobody has given a reason, the longest first; what is too short to be asked about is none of them. */
export function uncodedOf(stops: readonly StopInShift[]): HandoverFigures['uncoded'] {
  return stops
    .filter(({ stop_reason }) => stop_reason === UNCODED)
    .map(({ machine_id, stop, start_time, end_time, ms }) => ({
      ...{ machine_id, stop, start_time, end_time },
      stop_s: Math.round(ms / 1000),
    }))
    .sort((one, other) => other.stop_s - one.stop_s)
    .slice(0, MOST_UNCODED)
}
