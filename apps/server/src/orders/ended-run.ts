import { SCRAP_DAYS_AFTER_END } from '@takt/domain/orders/scrap-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** The run of an order that ended at that very moment: what is reported on a finished order belongs to it. */
export async function endedRun(
  db: CompanyDb,
  of: { readonly machine_id: string; readonly card_no: string },
  on: { readonly trans_time: number; readonly now: number },
): Promise<number | null> {
  const oldest = new Date(on.now - SCRAP_DAYS_AFTER_END * 86_400_000).toISOString()
  const row = await db.maybe<{ p_order: number }>(sql`
    select p_order from order_run
    where machine_id = ${of.machine_id} and card_no = ${of.card_no} and end_time > ${oldest}
      and date_trunc('milliseconds', end_time) = ${new Date(on.trans_time).toISOString()}
    order by p_order desc limit 1`)
  return row?.p_order ?? null
}
