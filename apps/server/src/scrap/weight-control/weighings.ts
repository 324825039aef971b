import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import type { PartWeight } from '../weight-limits.ts'
import { weightLimits } from '../weight-limits.ts'

export interface WeighedOrder extends PartWeight {
  readonly part_no: string
  readonly op_number: string
}

/** What a piece of an order of the machine shall weigh; null: there is no such order. */
export async function weighedOrder(
  db: CompanyDb,
  of: { readonly machine_id: string; readonly card_no: string },
): Promise<WeighedOrder | null> {
  const card = await db.maybe<{ part_no: string; op_number: string }>(
    sql`select part_no, op_number from card where card_no = ${of.card_no} and machine_id = ${of.machine_id}`,
  )
  return card && { ...card, ...(await weightLimits(db, card.part_no, card.op_number)) }
}

export function weighingsOf(
  db: CompanyDb,
  of: { readonly machine_id: string; readonly card_no: string },
): Promise<{ total_weight: number; total_quantity: number }> {
  return db.one(sql`
    select coalesce(sum(weight), 0) as total_weight, count(*)::int as total_quantity
    from weight_control where machine_id = ${of.machine_id} and card_no = ${of.card_no}`)
}
