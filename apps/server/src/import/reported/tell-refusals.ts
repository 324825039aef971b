import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { addNotification } from '../../machines/notices/add-notification.ts'

/** A machine that says the same wrong thing all day is told of once an hour. */
const PAUSE_MS = 3_600_000

export async function tellRefusals(
  db: CompanyDb,
  machine_id: string,
  { refusals, now }: { refusals: readonly Refusal[]; now: number },
): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  for (const { refusal, values } of refusals) {
    const about = `${refusal} ${values.card_no ?? values.tool_id ?? ''}`.trim()
    const told = await db.maybe(sql`
      select 1 from notification where machine_id = ${machine_id} and kind = 'machine-report' and about = ${about}
        and at > ${new Date(now - PAUSE_MS).toISOString()} limit 1`)
    if (told) continue
    const said = [{ key: `refusal.${refusal}`, values }]
    events.push(await addNotification(db, { machine_id, type: 'machine-report', said, now, about }))
  }
  return events
}
