import type { Failure } from '@takt/domain/ground/failure.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { composeMessage, type MessageRow, messageRows } from './messages.ts'

/** Longer than a post may take, so that what is on the wire is known to be. */
const ON_THE_WIRE_MS = 30_000

export interface MessageToSend {
  readonly row: MessageRow
  readonly body: string
  /** Why there is nothing to send: the message then fails like one that was refused, and the others go on. */
  readonly problem: Failure | null
}

/** What is to be sent next: the oldest that waits, and only then what has failed before. */
export async function nextMessage(
  db: CompanyDb,
  { company_key, now }: { company_key: string; now: number },
): Promise<MessageToSend | null> {
  const found = (await oldestDue(db, 'W', now)) ?? (await oldestDue(db, 'F', now))
  if (!found) return null
  const [row] = await messageRows(db, { where: sql`m.message_no = ${found.message_no}`, order: sql`` })
  if (!row) return null
  const composed = row.body ? { message: row.body } : composeMessage(row, company_key)
  if ('problem' in composed) return { row, body: '', problem: composed.problem }
  const body = JSON.stringify(composed.message)
  await db.run(sql`
    update erp_message set body = ${body}, sending_until = ${new Date(now + ON_THE_WIRE_MS).toISOString()}
    where message_no = ${row.message_no}`)
  return { row, body, problem: null }
}

/**
 * What waits for another try holds up the later bookings of its own card and nothing else; a cancellation closes the
 * order in the ERP and therefore waits for all that is still open on its card.
 */
function oldestDue(db: CompanyDb, status: 'W' | 'F', now: number): Promise<{ message_no: number } | null> {
  return db.maybe(sql`
    select m.message_no from erp_message m
    where m.status = ${status} and m.status in ('W', 'F') and m.next_attempt <= ${new Date(now).toISOString()}
      and not exists (
        select from erp_message e
        where e.card_no = m.card_no and e.status in ('W', 'F') and e.subject <> 'cancellation'
          and e.message_no <> m.message_no
          and (m.subject = 'cancellation' or (m.status = 'W' and e.status = 'W' and e.message_no < m.message_no)))
    order by m.message_no limit 1 for update of m skip locked`)
}
