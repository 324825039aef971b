/** What waits at machines, as the plan board shows it. */
import { leftToMake } from '@takt/domain/orders/left-to-make.ts'
import { type Shifts, wantedEnd, wantedStart } from '@takt/domain/orders/orders-at-risk.ts'
import { plannedSeconds } from '@takt/domain/orders/planned-time.ts'
import type { PlanOrder } from '@takt/domain/planning/model/plan-board.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { plannedTimes } from '../orders/orders-at-risk.ts'
import { shownGood, shownRemaining } from '../orders/shown-good.ts'

/** More than a board can show; it then says that there are more. */
export const MOST_ON_BOARD = 10_000

/** What it is, whether it waits or runs. */
export type OrderWords = Omit<
  PlanOrder,
  'planned_start_time' | 'wanted_start_time' | 'due_at' | Exclude<Laid, 'run_hours'>
>
type Laid = 'begin_at' | 'run_at' | 'end_at' | 'unknown' | 'uncertain' | 'standing' | 'why' | 'behind_ms' | 'stop_names'

interface Row extends Omit<OrderWords, 'remaining_qty' | 'setup_hours' | 'run_hours'> {
  readonly planned_start: string
  readonly wanted_start: string | null
  readonly wanted_end: string | null
  readonly card_good_qty: number
  readonly planned_setup_time: number
  readonly planned_unit_time: number
  readonly capacity_factor: number
}

export interface WaitingRow extends OrderWords {
  readonly planned_start_time: number
  readonly wanted_start_time: number
  readonly due_at: number | null
}

const waits = sql`c.status = 'planned' and c.cancelled = 0
  and not exists (select from order_run r where r.card_no = c.card_no and r.end_time is null)`

export async function waitingInPlan(
  db: CompanyDb,
  asked: { readonly machine_ids: readonly string[]; readonly until: string; readonly shifts: Shifts },
): Promise<WaitingRow[]> {
  const { machine_ids, until, shifts } = asked
  const rows = await db.many<Row>(sql`
    select ${words}, false as running, exists (select from order_run r where r.card_no = c.card_no) as begun
    ${facts}
    where ${waits} and c.machine_id = any (${machine_ids as string[]}) and c.planned_start_time < ${until}
      and c.planned_op_qty > greatest(c.good_qty, 0)
    order by c.planned_start_time, c.card_no limit ${MOST_ON_BOARD + 1}`)
  return rows.map((row) => toWaiting(row, shifts))
}

/** Of what runs, beside its pace: what it is. */
export async function wordsOfRunning(db: CompanyDb, card_nos: readonly string[]): Promise<Map<string, OrderWords>> {
  const rows = await db.many<Row>(sql`
    select ${words}, true as running, true as begun ${facts} where c.card_no = any (${card_nos as string[]})`)
  return new Map(rows.map((row) => [row.card_no, toWords(row)]))
}

/** A plant that keeps no stock has 0 of everything: nothing is said to be short there. */
const words = sql`c.card_no, c.work_order_no, c.order_no, c.part_no, p.part_description, c.op_number, p.unit, c.machine_id,
  c.planned_op_qty, ${shownGood} as card_good_qty, c.cancelled, c.planned_start_time as planned_start,
  c.wanted_start_time as wanted_start, c.wanted_end_time as wanted_end, p.planned_setup_time, p.planned_unit_time,
  p.capacity_factor, coalesce(nullif(t.insert_of, ''), p.tool_id) as tool_id, p.machine_id_only,
  coalesce(b.bundle_no, 0)::int as bundle_no, coalesce(e.locked, 0) as locked, coalesce(e.lock_comment, '') as lock_comment,
  c.material_prepared, c.tools_prepared, coalesce(short.of_it, '[]') as short_of`
const facts = sql`from card c
  join part p on p.part_no = c.part_no and p.op_number = c.op_number
  left join tool t on t.tool_id = p.tool_id
  left join bundle_card b on b.card_no = c.card_no and not b.reported
  left join euromap_program e on e.machine_id = c.machine_id and e.program_id = c.program_id
  left join lateral (
    select json_agg(json_build_object('material_no', x.material_no, 'material_desc', x.material_desc, 'unit', x.material_unit,
        'needed', round((m.per_unit * ${shownRemaining})::numeric, 3)::float8, 'stock', x.material_balance) order by m.line_no) as of_it
    from card_material m join material x on x.material_no = m.material_no
    where m.card_no = c.card_no and m.per_unit * ${shownRemaining} > x.material_balance
      and exists (select from material s where s.material_balance <> 0)
  ) short on true`

function toWords(row: Row): OrderWords {
  const { planned_start: _, wanted_start: __, wanted_end: ___, card_good_qty, planned_setup_time, ...rest } = row
  const { planned_unit_time, capacity_factor, ...told } = rest
  const remaining_qty = Math.max(leftToMake({ ...row, cancelled: 0 }), 0)
  const seconds = plannedSeconds(remaining_qty, { planned_unit_time, capacity_factor })
  return {
    ...told,
    remaining_qty,
    setup_hours: row.begun ? 0 : planned_setup_time,
    run_hours: planned_unit_time > 0 ? seconds / 3600 : null,
  }
}

function toWaiting(row: Row, shifts: Shifts): WaitingRow {
  const times = plannedTimes(row)
  const { machine_id, planned_op_qty, planned_setup_time, planned_unit_time, capacity_factor } = row
  const order = toWords(row)
  const part = { planned_setup_time, planned_unit_time, capacity_factor }
  const due = {
    card_no: row.card_no,
    machine_id,
    planned_op_qty,
    remaining_qty: order.remaining_qty,
    ...part,
    ...times,
  }
  return {
    ...order,
    planned_start_time: times.planned_start_time,
    wanted_start_time: wantedStart(times),
    due_at: planned_unit_time > 0 ? wantedEnd(due, shifts) : times.wanted_end_time,
  }
}
