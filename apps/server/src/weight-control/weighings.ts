import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import type { PartWeight } from '../scrap/weight-limits.ts'
import { weightLimits } from '../scrap/weight-limits.ts'

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

export interface ScaleLimits {
  readonly has_scale: boolean
  /** Grams; 0 is no limit. */
  readonly max_weight: number
}

/** What the scales of a machine carry: the strongest one counts, and one without a limit carries everything. */
export async function scaleLimits(db: CompanyDb, machine_id: string): Promise<ScaleLimits> {
  return await db.one<ScaleLimits>(sql`
    select count(*) > 0 as has_scale,
      case when bool_or(max_weight = 0) then 0
        else coalesce(max(max_weight * case when lower(unit) = 'kg' then 1000 else 1 end), 0) end as max_weight
    from scale where machine_id = ${machine_id} and enabled`)
}

export function weighingsOf(
  db: CompanyDb,
  of: { readonly machine_id: string; readonly card_no: string },
): Promise<{ total_weight: number; total_quantity: number }> {
  return db.one(sql`
    select coalesce(sum(weight), 0) as total_weight, count(*)::int as total_quantity
    from weight_control where machine_id = ${of.machine_id} and card_no = ${of.card_no}`)
}
