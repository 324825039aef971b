import type { LiveEventData } from '@takt/contract/ground/live-events.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { orderOutput } from './commands.ts'
import { addNotification } from './notices/add-notification.ts'

/**
 * Blocks a locked machine or releases it: noted, ordered from the machine's box, and told to people. Null: it was so
 * already, and nothing is ordered again.
 */
export async function switchForcedStop(
  db: CompanyDb,
  machine_id: string,
  { blocked, now, by }: { blocked: boolean; now: number; by: string },
): Promise<LiveEventData<'NotificationAdded'> | null> {
  const changed = await db.maybe(sql`
    update machine set force_stop_enabled = ${!blocked} where machine_id = ${machine_id} and force_stop_enabled = ${blocked}
    returning machine_id`)
  if (!changed) return null
  await orderOutput(db, { machine_id, value: blocked ? 0 : 1 }, { now, by })
  const type = blocked ? 'machine-blocked' : 'machine-unblocked'
  const event = await addNotification(db, {
    machine_id,
    type,
    said: [{ key: `notification.${type}-text`, values: { name: by } }],
    now,
  })
  return event.name === 'NotificationAdded' ? event.data : null
}
