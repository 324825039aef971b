import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

/** A scale that has been silent for longer is not connected: its last word is about something else. */
const HEARD_WITHIN_MS = 60_000

/** Grams on the machine's scale without its tare, by the one that was heard last; null when none was. */
export async function weightOnScale(db: CompanyDb, machine_id: string, now: number): Promise<number | null> {
  const row = await db.maybe<{ grams: number }>(sql`
    select round((v.value - s.tare) * case when lower(s.unit) = 'kg' then 1000 else 1 end, 3) as grams
    from scale s join machine_value v on v.machine_id = s.machine_id and v.signal = s.signal
    where s.machine_id = ${machine_id} and s.enabled and v.at > ${new Date(now - HEARD_WITHIN_MS).toISOString()}
    order by v.at desc, s.scale_id limit 1`)
  return row?.grams ?? null
}
