import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { addNotification } from './add-notification.ts'

type Told = Parameters<typeof addNotification>[1] & { readonly machine_id: string; readonly about: string }

/** A notification that nobody needs twice: of the same type, machine and subject there is one. */
export async function tellOnce(db: CompanyDb, told: Told): Promise<LiveEvent[]> {
  const known = await db.maybe(sql`
    select 1 from notification
    where machine_id = ${told.machine_id} and kind = ${told.type} and about = ${told.about} limit 1`)
  return known ? [] : [await addNotification(db, told)]
}
