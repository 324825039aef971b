import { shiftsAtOnce } from '@takt/domain/dashboards/boards/shifts-at-once.ts'
import type { BoardHead } from '@takt/domain/dashboards/model/boards.ts'
import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { BoardPlace } from '@takt/domain/ground/model/wall-boards.ts'
import type { GroupType } from '@takt/domain/ground/navigation/locations.ts'
import { type PresentShift, presentShift } from '@takt/domain/history/shift-so-far.ts'
import type { MachineRules } from '@takt/domain/machines/machine-rules.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { placeMachines } from '../../machines/asked/place-machines.ts'
import { plantRules, rulesOf } from '../../machines/plant-rules.ts'

/** A machine of a board, with the day and the shift that run there. */
export interface OnBoard {
  readonly machine_id: string
  readonly rules: MachineRules
  readonly day: string
  readonly day_start: number
  readonly shift: PresentShift
}

export interface BoardContext {
  readonly db: CompanyDb
  readonly session: Session
  readonly now: number
  readonly machines: readonly OnBoard[]
  readonly machine_ids: readonly string[]
}

/** What every board begins with: the machines that the reader may see of a place, and what stands over it. */
export async function openBoard<Board extends object>(
  { db, session, now }: Pick<BoardContext, 'db' | 'session' | 'now'>,
  place: BoardPlace,
  boardOf: (on: BoardContext) => Promise<Board>,
): Promise<(Board & { head: BoardHead })[]> {
  const rules = await plantRules(db)
  const machine_ids = await placeMachines(db, { machine_id: [], ...place })
  const machines = machine_ids.map((machine_id): OnBoard => {
    const own = rulesOf(rules, machine_id)
    const { day, from } = own.calendar.at(now)
    return {
      machine_id,
      rules: own,
      day,
      day_start: own.calendar.ofDay(day)[0]?.from ?? from,
      shift: presentShift(own.calendar, now),
    }
  })
  const on = { db, session, now, machines, machine_ids }
  return [{ head: await headOf(on, place), ...(await boardOf(on)) }]
}

async function headOf({ db, now, machines, machine_ids }: BoardContext, place: BoardPlace): Promise<BoardHead> {
  const said = await db.one<{
    place: string
    names: Record<string, Record<string, string>>
    heard_at: string | null
  }>(sql`
    select ${nameOfPlace(place)} as place,
      (select coalesce(jsonb_object_agg(shift, names), '{}') from shift) as names,
      (select max(last_signal) from machine_state where machine_id = any (${machine_ids as string[]})) as heard_at`)
  const called = (shift: number) => JSON.stringify(Object.entries(said.names[shift] ?? {}).sort())
  const { count, most } = shiftsAtOnce(machines.map((one) => ({ ...one.shift, called: called(one.shift.shift) })))
  const shift = most ?? { shift: UNPLANNED, from: now, to: now }
  const iso = (at: number) => new Date(at).toISOString()
  return {
    place: said.place,
    machines: machines.length,
    day:
      machines
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? iso(now).slice(0, 10),
    day_start: iso(Math.min(now, ...machines.map(({ day_start }) => day_start))),
    heard_at: said.heard_at ?? '',
    shift: shift.shift,
    shifts: count,
    shift_names: said.names[shift.shift] ?? {},
    shift_start: iso(shift.from),
    shift_end: iso(shift.to),
  }
}

const tables: Readonly<Record<GroupType, Sql>> = {
  department: sql`department`,
  zone: sql`zone`,
  category: sql`category`,
}

function nameOfPlace({ locationtype, location }: BoardPlace): Sql {
  if (locationtype === '') return sql`''`
  return sql`coalesce((select description from ${tables[locationtype]} where code = ${location}), ${location})`
}
