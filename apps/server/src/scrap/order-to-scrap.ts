import { SCRAP_DAYS_AFTER_END } from '@takt/domain/orders/scrap-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** A run that scrap is booked on, with its card. */
export interface OrderToScrap {
  readonly p_order: number
  readonly machine_id: string
  readonly card_no: string
  readonly start_time: number
  readonly end_time: number | null
  readonly part_no: string
  readonly op_number: string
  readonly tool_id: string
  readonly insatser: number
  readonly unit: string
  readonly integer_unit: 0 | 1
  readonly in_erp: boolean
  readonly planned_op_qty: number
  readonly card_good_qty: number
  readonly card_scrap_qty: number
}

type OrderRow = Omit<OrderToScrap, 'start_time' | 'end_time'> & { start_time: string; end_time: string | null }

const columns = sql`r.p_order, r.machine_id, r.card_no, r.start_time, r.end_time, c.part_no, c.op_number,
  case r.tool_id when '' then p.tool_id else r.tool_id end as tool_id, r.insatser, p.unit, p.integer_unit, c.in_erp,
  c.planned_op_qty, c.good_qty as card_good_qty, c.scrap_qty as card_scrap_qty`

const source = sql`order_run r
  join card c on c.card_no = r.card_no
  join part p on p.part_no = c.part_no and p.op_number = c.op_number`

/**
 * The run of the order that had begun last at that time; one that ended long ago is closed. The caller has locked the
 * machine, here the card follows: engine and bookings take them in this order and never wait for each other.
 */
export async function orderToScrap(
  db: CompanyDb,
  which: { machine_id: string; card_no: string },
  on: { trans_time: number; now: number },
): Promise<OrderToScrap | null> {
  const oldest = new Date(on.now - SCRAP_DAYS_AFTER_END * 86_400_000).toISOString()
  const row = await db.maybe<OrderRow>(sql`
    select ${columns} from ${source}
    where r.machine_id = ${which.machine_id} and r.card_no = ${which.card_no}
      and (r.end_time is null or r.end_time > ${oldest})
    order by r.start_time <= ${new Date(on.trans_time).toISOString()} desc, r.start_time desc limit 1
    for update of c`)
  return row && inMs(row)
}

/** A run of a locked machine, with its card locked after it. */
export async function runToScrap(db: CompanyDb, p_order: number): Promise<OrderToScrap> {
  return inMs(
    await db.one<OrderRow>(sql`select ${columns} from ${source} where r.p_order = ${p_order} for update of c`),
  )
}

/** All orders that run on a locked machine; their cards are locked in the order of their numbers. */
export async function runningToScrap(db: CompanyDb, machine_id: string, card_no?: string): Promise<OrderToScrap[]> {
  const rows = await db.many<OrderRow>(sql`
    select ${columns} from ${source}
    where r.machine_id = ${machine_id} and r.end_time is null and (${card_no ?? null}::text is null or r.card_no = ${card_no ?? null})
    order by r.card_no for update of c`)
  return rows.map(inMs)
}

function inMs({ start_time, end_time, ...row }: OrderRow): OrderToScrap {
  return { ...row, start_time: Date.parse(start_time), end_time: end_time === null ? null : Date.parse(end_time) }
}
