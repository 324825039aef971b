import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

/** `run` is the p_order of a run: whether somebody has confirmed it. */
export function isConfirmed(run: Sql): Sql {
  return sql`exists (select from order_confirmation o where o.p_order = ${run})`
}

/** `run` is an order_run of which there is no later one of the same card on the machine. */
export function isLastRun(run: Sql): Sql {
  return sql`not exists (select from order_run later
    where later.card_no = ${run}.card_no and later.machine_id = ${run}.machine_id
      and (later.start_time, later.p_order) > (${run}.start_time, ${run}.p_order))`
}

export interface LastRun {
  readonly p_order: number
  readonly confirmed: boolean
}

export function lastRunOf(db: CompanyDb, machine_id: string, card_no: string): Promise<LastRun | null> {
  return db.maybe<LastRun>(sql`
    select r.p_order, ${isConfirmed(sql`r.p_order`)} as confirmed from order_run r
    where r.machine_id = ${machine_id} and r.card_no = ${card_no} and ${isLastRun(sql`r`)}`)
}

/** Nothing was made and nobody will report anything: what waited for a report need not wait any longer. */
export async function releaseCancellations(db: CompanyDb, card_no: string, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  await db.run(sql`
    with due as (
      update erp_message set next_attempt = ${at}
      where card_no = ${card_no} and subject = 'cancellation' and status = 'W' and next_attempt is null
      returning record_no)
    update cancellation c set next_attempt = ${at} from due where c.record_no = due.record_no`)
}
