import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import { targetOf } from '@takt/domain/history/shift-so-far.ts'
import { sql } from '../../ground/db/sql.ts'
import { kept } from '../../machines/kept-figures.ts'
import { runsSince } from '../../machines/order-runs.ts'
import type { BoardContext, OnBoard } from './open-board.ts'

export interface PiecesSoFar {
  readonly good_qty: number
  readonly pieces: number
  readonly scrap_qty: number
  readonly target_qty: number | null
}

const { good, pieces } = kept('x')

/** Made and to be made until now, by machine, in the day or in the shift that runs there. */
export async function piecesSoFar(
  { db, now, machines }: BoardContext,
  of: 'day' | 'shift',
): Promise<Map<string, PiecesSoFar>> {
  const ids = machines.map(({ machine_id }) => machine_id)
  const rows = await db.many<{ machine_id: string; good_qty: number; pieces: number; scrap_qty: number }>(sql`
    select n.machine_id, coalesce(sum(${good}), 0)::float8 as good_qty, coalesce(sum(${pieces}), 0)::float8 as pieces,
      coalesce(sum(x.scrap_qty), 0)::float8 as scrap_qty
    from unnest(${ids}::text[], ${machines.map(({ day }) => day)}::date[],
        ${machines.map(({ shift }) => shift.shift)}::int[]) as n (machine_id, day, shift)
      join shift_figures x on x.machine_id = n.machine_id and x.day = n.day
        and (${of === 'day'} or x.shift = n.shift)
    group by n.machine_id`)
  const made = new Map(rows.map((row) => [row.machine_id, row]))
  const begins = machines.map((machine) => (of === 'day' ? machine.day_start : machine.shift.from))
  const runs = await runsSince(db, ids, Math.min(now, ...begins))
  return new Map(
    machines.map((machine, at): [string, PiecesSoFar] => {
      const span = { from: begins[at] ?? now, to: now }
      const target_qty = targetOf(span, { pieces: plannedOf(machine, of), runs: runs.get(machine.machine_id) ?? [] })
      const { good_qty = 0, pieces: all = 0, scrap_qty = 0 } = made.get(machine.machine_id) ?? {}
      return [machine.machine_id, { good_qty: Math.max(0, good_qty), pieces: all, scrap_qty, target_qty }]
    }),
  )
}

/** Nobody is to make anything in time that nobody planned. */
function plannedOf({ rules, day, shift }: OnBoard, of: 'day' | 'shift'): readonly Span[] {
  if (of === 'day') return rules.calendar.ofDay(day).filter((piece) => piece.shift !== UNPLANNED)
  return shift.shift === UNPLANNED ? [] : shift.pieces
}
