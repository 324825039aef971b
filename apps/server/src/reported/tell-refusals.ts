import type { LiveEvent } from '@takt/contract/live-events.ts'
import type { Refusal } from '@takt/domain/refusal.ts'
import type { Language } from '@takt/texts/define-texts.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { addNotification } from '../notifications/add-notification.ts'

/** A machine that says the same wrong thing all day is told of once an hour. */
const PAUSE_MS = 3_600_000

export async function tellRefusals(
  db: CompanyDb,
  machine_id: string,
  { refusals, now }: { refusals: readonly Refusal[]; now: number },
): Promise<LiveEvent[]> {
  if (refusals.length === 0) return []
  const { language } = await db.one<{ language: Language }>(sql`select language from company`)
  const events: LiveEvent[] = []
  for (const { refusal, values } of refusals) {
    const about = `${refusal} ${values.card_no ?? values.tool_id ?? ''}`.trim()
    const told = await db.maybe(sql`
      select 1 from notification where machine_id = ${machine_id} and kind = 'machine-report' and about = ${about}
        and at > ${new Date(now - PAUSE_MS).toISOString()} limit 1`)
    if (told) continue
    const message = text(language, `refusal.${refusal}` as TextKey, values)
    events.push(await addNotification(db, { machine_id, type: 'machine-report', text: message, now, about }))
  }
  return events
}
