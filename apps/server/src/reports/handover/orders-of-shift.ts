/** Orders that the next shift has to know of: those that run and fall behind, and those that should have started. */
import { lateOrders } from '@takt/domain/orders/late-orders.ts'
import { orderRisk } from '@takt/domain/reports/handover/orders-at-risk.ts'
import type { HandoverFigures } from '@takt/domain/reports/model/handover.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { kept } from '../../machines/kept-figures.ts'
import { plannedOrders } from '../../orders/planned-rows.ts'
import { shownGood, shownRemaining } from '../../orders/shown-good.ts'
import { lossesOf, type StopInShift } from './stops-of-shift.ts'

interface Running {
  readonly machine_id: string
  readonly card_no: string
  readonly part_description: string
  readonly unit: string
  readonly good_qty: number
  readonly planned_op_qty: number
  readonly remaining_qty: number
  readonly planned_start_time: string
  readonly planned_setup_time: number
  readonly planned_unit_time: number
  readonly capacity_factor: number
  readonly run_ms: number
  readonly pieces: number
}

const MOST_ORDERS = 50
const LEAST_LOSS_S = 600

export async function ordersAtRisk(
  db: CompanyDb,
  of: { machine_ids: readonly string[]; stops: readonly StopInShift[]; now: number; time_zone: string },
): Promise<HandoverFigures['orders']> {
  const { machine_ids, now } = of
  const running = await db.many<Running>(sql`
    select r.machine_id, c.card_no, p.part_description, p.unit, ${shownGood}::float8 as good_qty,
      c.planned_op_qty::float8 as planned_op_qty, ${shownRemaining}::float8 as remaining_qty, c.planned_start_time,
      p.planned_setup_time::float8 as planned_setup_time, p.planned_unit_time::float8 as planned_unit_time,
      p.capacity_factor::float8 as capacity_factor, coalesce(made.run_ms, 0)::float8 as run_ms,
      coalesce(made.pieces, 0)::float8 as pieces
    from order_run r join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      left join lateral (select sum(f.run_ms) as run_ms, sum(${kept('f').pieces}) as pieces from run_figures f
        where f.machine_id = r.machine_id and f.p_order = r.p_order) made on true
    where r.machine_id = any (${machine_ids as string[]}) and r.end_time is null
    order by r.machine_id, c.card_no`)
  const loss = (machine_id: string) => {
    const [largest] = lossesOf(of.stops.filter((stop) => stop.machine_id === machine_id))
    // A minute of stop is no reason for a day's delay.
    if (!largest || largest.stop_s < LEAST_LOSS_S) return { loss_names: {}, loss_s: 0 }
    return { loss_names: largest.names, loss_s: largest.stop_s }
  }
  const behind = running.flatMap((order) => {
    const real_unit_time = order.pieces > 0 ? order.run_ms / 1000 / order.pieces : null
    const planned_start_time = Date.parse(order.planned_start_time)
    const risk = orderRisk({ ...order, planned_start_time, real_unit_time }, now)
    if (risk === null) return []
    const { machine_id, card_no, part_description, unit, good_qty, planned_op_qty } = order
    return [
      {
        ...{
          machine_id,
          card_no,
          part_description,
          unit,
          good_qty,
          planned_qty: planned_op_qty,
          not_started: 0 as const,
        },
        late_minutes: risk.late_minutes,
        pace_percent: risk.pace_percent === null ? null : Math.round(risk.pace_percent),
        ...loss(machine_id),
      },
    ]
  })
  const planned = machine_ids.length === 0 ? [] : await plannedOrders(db, { machine_ids })
  const dated = planned.map((order) => ({ ...order, planned_start_time: Date.parse(String(order.planned_start_time)) }))
  const waiting = lateOrders(dated, now, of.time_zone).map((order) => ({
    machine_id: order.machine_id1,
    card_no: order.card_no,
    part_description: order.part_description,
    unit: order.unit,
    good_qty: order.card_good_qty,
    planned_qty: order.planned_op_qty,
    not_started: 1 as const,
    late_minutes: Math.round((now - order.planned_start_time) / 60_000),
    pace_percent: null,
    ...loss(order.machine_id1),
  }))
  const latest = (order: { late_minutes: number | null }) => order.late_minutes ?? 0
  return [...behind, ...waiting].sort((one, other) => latest(other) - latest(one)).slice(0, MOST_ORDERS)
}
