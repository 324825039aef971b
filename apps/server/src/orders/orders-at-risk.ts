/** Orders that are late or at risk, for the wall and the hand-over of a shift alike. */
import { plannedFrom } from '@takt/domain/calendar/planned-ahead.ts'
import { startOfPlantDay } from '@takt/domain/machines/plant-days.ts'
import { leftToMake } from '@takt/domain/orders/left-to-make.ts'
import type { LateOrder } from '@takt/domain/orders/model/late-order.ts'
import {
  type OrderAtRisk,
  ordersAtRisk,
  type RunningOrder,
  type WaitingOrder,
} from '@takt/domain/orders/orders-at-risk.ts'
import { remainingHours } from '@takt/domain/orders/planned-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { kept } from '../machines/kept-figures.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'
import { shownGood } from './shown-good.ts'

const { pieces } = kept('x')

interface OrderFacts {
  readonly card_no: string
  readonly work_order_no: string
  readonly part_no: string
  readonly part_description: string
  readonly unit: string
  readonly machine_id: string
  readonly machine_name: string
  readonly good_qty: number
  readonly planned_op_qty: number
  readonly remaining_qty: number
  /** Of a machine that stands: why; {} where nobody has said. */
  readonly stop_names: Readonly<Record<string, string>>
}

export interface Asked {
  readonly machine_ids: readonly string[]
  readonly now: number
  readonly time_zone: string
}

/** As it is told to screens. */
export function lateOrderRow(order: OrderAtRisk & OrderFacts): LateOrder {
  const { card_no, work_order_no, part_no, part_description, machine_id, machine_name, remaining_qty } = order
  const { standing, why, stop_names, behind_ms, due_at, done_at } = order
  return {
    ...{ card_no, work_order_no, part_no, part_description, machine_id, machine_name, remaining_qty },
    ...{ standing, why, stop_names, behind_ms },
    due_at: new Date(due_at).toISOString(),
    done_at: done_at === null ? '' : new Date(done_at).toISOString(),
  }
}

/** What is late first, the furthest behind before others. */
export async function atRisk(
  db: CompanyDb,
  asked: Asked,
): Promise<{ readonly running: number; readonly orders: readonly (OrderAtRisk & OrderFacts)[] }> {
  const running = await runningOrders(db, asked)
  const waiting = await waitingOrders(db, asked)
  const rules = await plantRules(db)
  const shifts = {
    plannedFrom: (machine_id: string, from: number) => plannedFrom(rulesOf(rules, machine_id).calendar, from),
  }
  const risks = ordersAtRisk({ running, waiting }, { now: asked.now, timeZone: asked.time_zone, shifts })
  const facts = new Map<string, OrderFacts>([...waiting, ...running].map((order) => [order.card_no, order]))
  const orders = risks.flatMap((risk) => {
    const order = facts.get(risk.card_no)
    return order ? [{ ...order, ...risk }] : []
  })
  return { running: running.length, orders }
}

type RunningFacts = RunningOrder & OrderFacts & { readonly started_at: string }
type RunningRow = Omit<RunningFacts, 'planned_start_time' | 'wanted_start_time' | 'wanted_end_time'> & PlannedTimes

/** As the database has them. */
interface PlannedTimes {
  readonly planned_start: string
  readonly wanted_start: string | null
  readonly wanted_end: string | null
}

export function plannedTimes({ planned_start, wanted_start, wanted_end }: PlannedTimes) {
  return {
    planned_start_time: Date.parse(planned_start),
    wanted_start_time: wanted_start === null ? null : Date.parse(wanted_start),
    wanted_end_time: wanted_end === null ? null : Date.parse(wanted_end),
  }
}

/** Pace as the cockpit has it: running time of all runs of the card at this machine, up to now, by what they made. */
export async function runningOrders(
  db: CompanyDb,
  { machine_ids, now }: Omit<Asked, 'time_zone'>,
): Promise<RunningFacts[]> {
  const rows = await db.many<RunningRow>(sql`
    select c.card_no, c.work_order_no, c.part_no, p.part_description, p.unit, r.machine_id,
      m.machine_description as machine_name, c.planned_start_time as planned_start,
      c.wanted_start_time as wanted_start, c.wanted_end_time as wanted_end, r.start_time as started_at, ${shownGood} as good_qty,
      c.planned_op_qty, greatest(c.planned_op_qty - ${shownGood}, 0) as remaining_qty,
      p.planned_setup_time, p.planned_unit_time, p.capacity_factor,
      case when f.pieces > 0 then (f.run_ms + case when s.status = 'R' then
        extract(epoch from greatest(${new Date(now).toISOString()}::timestamptz - s.counted_to, '0')) * 1000 else 0 end)
        / 1000 / f.pieces end::float8 as real_unit_time,
      coalesce(s.status, 'N') = 'S' as machine_stands, count(*) over (partition by r.machine_id)::int as beside, coalesce(k.names, '{}') as stop_names
    from order_run r
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      join machine m on m.machine_id = r.machine_id
      left join machine_state s on s.machine_id = r.machine_id
      left join stop_code k on s.status = 'S' and k.stop_code = s.memory ->> 'reason'
      left join lateral (
        select sum(x.run_ms) as run_ms, sum(${pieces}) as pieces
        from order_run o join run_figures x on x.machine_id = o.machine_id and x.p_order = o.p_order
        where o.machine_id = r.machine_id and o.card_no = r.card_no) f on true
    where r.machine_id = any (${machine_ids as string[]}) and r.end_time is null and c.cancelled = 0
    order by r.start_time, r.p_order`)
  return rows.map((row) => ({ ...row, ...plannedTimes(row) }))
}

type WaitingRow = Omit<
  WaitingOrder,
  keyof ReturnType<typeof plannedTimes> | 'op_total_remaining_time_hours' | 'remaining_qty'
> &
  Omit<OrderFacts, 'remaining_qty' | 'stop_names'> &
  PlannedTimes & { readonly started: boolean }

/**
 * Of the plan only what should have begun before today, and what a planner put before it: the rest is not late, and may be
 * thousands. One that a planner put behind today is asked for with all that is planned before it.
 */
async function waitingOrders(db: CompanyDb, asked: Asked): Promise<(WaitingOrder & OrderFacts)[]> {
  const { machine_ids, now, time_zone } = asked
  const midnight = new Date(startOfPlantDay(now, time_zone)).toISOString()
  const rows = await db.many<WaitingRow>(sql`
    select c.card_no, c.work_order_no, c.part_no, p.part_description, p.unit, c.machine_id,
      m.machine_description as machine_name, c.planned_start_time as planned_start,
      c.wanted_start_time as wanted_start, c.wanted_end_time as wanted_end, c.planned_op_qty,
      ${shownGood} as good_qty, c.cancelled, p.planned_setup_time, p.planned_unit_time, p.capacity_factor,
      exists (select from order_run r where r.card_no = c.card_no) as started
    from card c
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      join machine m on m.machine_id = c.machine_id
    where c.status = 'planned' and c.machine_id = any (${machine_ids as string[]}) and c.cancelled = 0
      and c.planned_start_time < coalesce((
        select max(w.planned_start_time) + interval '1 second' from card w
        where w.machine_id = c.machine_id and w.status = 'planned' and w.wanted_start_time < ${midnight}
          and w.planned_start_time >= ${midnight}), ${midnight})
      and not exists (select from order_run r where r.card_no = c.card_no and r.end_time is null)
    order by c.planned_start_time, c.card_no`)
  return rows.map(({ started, ...row }) => {
    const remaining_qty = Math.max(leftToMake({ ...row, card_good_qty: row.good_qty }), 0)
    return {
      ...row,
      remaining_qty,
      stop_names: {},
      ...plannedTimes(row),
      op_total_remaining_time_hours: remainingHours({ ...row, remaining_qty, started }),
    }
  })
}
