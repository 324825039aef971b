import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { addMade, besideTarget, takenApart } from '@takt/domain/ground/made-by-unit.ts'
import type { MadeBesideTarget } from '@takt/domain/ground/model/made-of-unit.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import { targetsOf } from '@takt/domain/history/shift-so-far.ts'
import { sql } from '../../ground/db/sql.ts'
import { kept } from '../../machines/kept-figures.ts'
import { madeByRuns } from '../../machines/made-by-runs.ts'
import { runsSince } from '../../machines/order-runs.ts'
import { keyOf } from '../../machines/shift-sums.ts'
import type { BoardContext, OnBoard } from './open-board.ts'

interface Row {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
  readonly made_qty: number
  readonly good_qty: number
  readonly scrap_qty: number
}

const { good, pieces } = kept('x')

/** Made and to be made until now of each unit, by machine, in the day or in the shift that runs there. */
export async function piecesSoFar(
  { db, now, machines }: BoardContext,
  of: 'day' | 'shift',
): Promise<Map<string, MadeBesideTarget[]>> {
  const ids = machines.map(({ machine_id }) => machine_id)
  const days = machines.map(({ day }) => day)
  const rows = await db.many<Row>(sql`
    select x.machine_id, x.day, x.shift, ${pieces}::float8 as made_qty, ${good}::float8 as good_qty,
      x.scrap_qty::float8 as scrap_qty
    from unnest(${ids}::text[], ${days}::date[], ${machines.map(({ shift }) => shift.shift)}::int[])
        as n (machine_id, day, shift)
      join shift_figures x on x.machine_id = n.machine_id and x.day = n.day
        and (${of === 'day'} or x.shift = n.shift)`)
  const sums = Map.groupBy(rows, ({ machine_id }) => machine_id)
  const orders = await madeByRuns(db, { machine_ids: ids, days: [...new Set(days)] })
  const begins = machines.map((machine) => (of === 'day' ? machine.day_start : machine.shift.from))
  const runs = await runsSince(db, ids, Math.min(now, ...begins))
  return new Map(
    machines.map((machine, at): [string, MadeBesideTarget[]] => {
      const { machine_id } = machine
      const made = (sums.get(machine_id) ?? []).flatMap((row) => takenApart(row, orders.get(keyOf(row)) ?? []))
      const span = { from: begins[at] ?? now, to: now }
      const targets = targetsOf(span, { pieces: plannedOf(machine, of), runs: runs.get(machine_id) ?? [] })
      return [machine_id, besideTarget(addMade(made).map(notBelowNought), targets)]
    }),
  )
}

function notBelowNought<Made extends { readonly good_qty: number }>(made: Made): Made {
  return { ...made, good_qty: Math.max(0, made.good_qty) }
}

/** Nobody is to make anything in time that nobody planned. */
function plannedOf({ rules, day, shift }: OnBoard, of: 'day' | 'shift'): readonly Span[] {
  if (of === 'day') return rules.calendar.ofDay(day).filter((piece) => piece.shift !== UNPLANNED)
  return shift.shift === UNPLANNED ? [] : shift.pieces
}
