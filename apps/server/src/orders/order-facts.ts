import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { nameOf } from '../people/name-of.ts'
import { shownGood } from './shown-good.ts'

export interface CardFacts {
  readonly card_no: string
  readonly work_order_no: string
  readonly machine_id: string
  readonly part_no: string
  readonly part_description: string
  readonly op_number: string
  readonly planned_qty: number
  readonly good_qty: number
  readonly in_erp: boolean
  readonly cancelled: 0 | 1
  readonly unit_qty: number
  readonly quantity_per_cycle: number
  readonly tool_id: string
  /** Seconds per piece; setup in hours. */
  readonly planned_unit_time: number
  readonly planned_setup_time: number
  readonly capacity_factor: number
  readonly good_from_cycles: boolean
  /** Closed cavities on the machine at the moment. */
  readonly cavity_reduction: number
}

export function cardFacts(db: CompanyDb, machine_id: string, card_no: string): Promise<CardFacts | null> {
  return db.maybe<CardFacts>(sql`
    select c.card_no, c.work_order_no, c.machine_id, c.part_no, p.part_description, c.op_number,
      c.planned_op_qty as planned_qty, ${shownGood} as good_qty, c.in_erp, c.cancelled, c.unit_qty, p.quantity_per_cycle, p.tool_id,
      p.planned_unit_time, p.planned_setup_time, p.capacity_factor, m.good_from_cycles,
      coalesce((s.memory ->> 'reduction')::int, 0) as cavity_reduction
    from card c
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      join machine m on m.machine_id = ${machine_id}
      left join machine_state s on s.machine_id = m.machine_id
    where c.card_no = ${card_no}`)
}

export interface RunFacts {
  readonly p_order: number
  readonly start_time: string
  readonly end_time: string | null
  readonly tool_id: string
  readonly mother_tool_id: string
  readonly structure_tool_id: string
  readonly insatser: number
  readonly first_piece_time: string | null
  readonly emp_start_wo: string
  readonly emp_end_wo: string
  readonly emp_first_piece_wo: string
  readonly emp_start_name: string
  readonly emp_end_name: string
  readonly emp_first_piece_name: string
  readonly setup_type: string
  readonly setup_note: string
}

/** One run, or with p_order 0 all runs of the card on the machine, the first one first. */
export function runsOf(
  db: CompanyDb,
  machine_id: string,
  { card_no, p_order }: { card_no: string; p_order: number },
): Promise<RunFacts[]> {
  return db.many<RunFacts>(sql`
    select p_order, start_time, end_time, tool_id, mother_tool_id, structure_tool_id, insatser, first_piece_time,
      emp_start_wo, emp_end_wo, emp_first_piece_wo, setup_type, setup_note,
      ${nameOf(sql`emp_start_wo`)} as emp_start_name, ${nameOf(sql`emp_end_wo`)} as emp_end_name,
      ${nameOf(sql`emp_first_piece_wo`)} as emp_first_piece_name
    from order_run
    where card_no = ${card_no} and machine_id = ${machine_id} and (${p_order}::bigint = 0 or p_order = ${p_order}::bigint)
    order by start_time, p_order`)
}

/** Scrap of these runs that the ERP has. */
export async function erpScrap(db: CompanyDb, card_no: string, p_orders: readonly number[]): Promise<number> {
  const { scrap_qty } = await db.one<{ scrap_qty: number }>(sql`
    select coalesce(sum(scrap_qty), 0) as scrap_qty from scrap_transaction
    where card_no = ${card_no} and p_order = any (${p_orders as number[]}::bigint[]) and erp_status = 'T'`)
  return scrap_qty
}
