import { ordersAtRisk, type RunningOrder, type WaitingOrder } from '@takt/domain/dashboards/boards/orders-at-risk.ts'
import { plannedFrom } from '@takt/domain/dashboards/boards/planned-from.ts'
import type { BoardOrder, OrdersBoard } from '@takt/domain/dashboards/model/boards.ts'
import { startOfPlantDay } from '@takt/domain/machines/plant-days.ts'
import { leftToMake } from '@takt/domain/orders/left-to-make.ts'
import { remainingHours } from '@takt/domain/orders/planned-time.ts'
import { sql } from '../../ground/db/sql.ts'
import { kept } from '../../machines/kept-figures.ts'
import { shownGood } from '../../orders/shown-good.ts'
import type { BoardContext } from './open-board.ts'

const { pieces } = kept('x')

/** What a wall has room for. */
const MOST_SHOWN = 8

type Told = Omit<BoardOrder, 'why' | 'behind_ms' | 'done_at'>
type RunningRow = Omit<RunningOrder, 'planned_start_time'> & Told & { readonly planned_start: string }

export async function ordersBoard(on: BoardContext): Promise<Omit<OrdersBoard, 'head'>> {
  const running = await runningOrders(on)
  const waiting = await waitingOrders(on)
  const rules = new Map(on.machines.map((machine) => [machine.machine_id, machine.rules]))
  const shifts = {
    *plannedFrom(machine_id: string, from: number) {
      const own = rules.get(machine_id)
      if (own) yield* plannedFrom(own.calendar, from)
    },
  }
  const risks = ordersAtRisk({ running, waiting }, { now: on.now, timeZone: on.session.time_zone, shifts })
  const told = new Map<string, Told>([...waiting, ...running].map((order) => [order.card_no, order]))
  const orders = risks.slice(0, MOST_SHOWN).flatMap(({ card_no, why, behind_ms, done_at }) => {
    const order = told.get(card_no)
    return order ? [{ ...order, why, behind_ms, done_at: done_at === null ? '' : new Date(done_at).toISOString() }] : []
  })
  return { running: running.length, at_risk: risks.length, orders }
}

/** Pace as the cockpit has it: running time of all runs of the card at this machine, up to now, by what they made. */
async function runningOrders({ db, machine_ids, now }: BoardContext): Promise<(RunningOrder & Told)[]> {
  const rows = await db.many<RunningRow>(sql`
    select c.card_no, c.work_order_no, c.part_no, p.part_description, r.machine_id, m.machine_description as machine_name,
      c.planned_start_time as planned_start, c.planned_op_qty, greatest(c.planned_op_qty - ${shownGood}, 0) as remaining_qty,
      p.planned_setup_time, p.planned_unit_time, p.capacity_factor,
      case when f.pieces > 0 then (f.run_ms + case when s.status = 'R' then
        extract(epoch from greatest(${new Date(now).toISOString()}::timestamptz - s.counted_to, '0')) * 1000 else 0 end)
        / 1000 / f.pieces end::float8 as real_unit_time,
      coalesce(s.status, 'N') = 'S' as machine_stands, coalesce(k.names, '{}') as stop_names
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
  return rows.map(({ planned_start, ...row }) => ({ ...row, planned_start_time: Date.parse(planned_start) }))
}

type WaitingRow = Omit<WaitingOrder, 'planned_start_time' | 'op_total_remaining_time_hours' | 'remaining_qty'> &
  Omit<Told, 'remaining_qty' | 'stop_names'> & {
    readonly planned_start: string
    readonly card_good_qty: number
    readonly started: boolean
  }

/** Of the plan only what should have begun before today: the rest is not late, and may be thousands. */
async function waitingOrders({ db, session, machine_ids, now }: BoardContext): Promise<(WaitingOrder & Told)[]> {
  const midnight = new Date(startOfPlantDay(now, session.time_zone)).toISOString()
  const rows = await db.many<WaitingRow>(sql`
    select c.card_no, c.work_order_no, c.part_no, p.part_description, c.machine_id, m.machine_description as machine_name,
      c.planned_start_time as planned_start, c.planned_op_qty, ${shownGood} as card_good_qty, c.cancelled,
      p.planned_setup_time, p.planned_unit_time, p.capacity_factor,
      exists (select from order_run r where r.card_no = c.card_no) as started
    from card c
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      join machine m on m.machine_id = c.machine_id
    where c.status = 'planned' and c.machine_id = any (${machine_ids as string[]}) and c.planned_start_time < ${midnight}
      and c.cancelled = 0
      and not exists (select from order_run r where r.card_no = c.card_no and r.end_time is null)
    order by c.planned_start_time, c.card_no`)
  return rows.map(({ planned_start, started, ...row }) => {
    const remaining_qty = Math.max(leftToMake(row), 0)
    return {
      ...row,
      remaining_qty,
      stop_names: {},
      planned_start_time: Date.parse(planned_start),
      op_total_remaining_time_hours: remainingHours({ ...row, remaining_qty, started }),
    }
  })
}
