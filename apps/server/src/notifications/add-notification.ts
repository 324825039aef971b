import type { LiveEvent } from '@takt/contract/live-events.ts'
import type { NotificationType } from '@takt/domain/overview/notification.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

interface NewNotification {
  readonly machine_id: string
  readonly type: NotificationType
  /** In the language of the company: everybody reads the same row. */
  readonly text: string
  readonly now: number
  /** By what it is found again: what is told once, or not again so soon. */
  readonly about?: string
  /** Whom it is meant for; none = everybody. */
  readonly groups?: readonly string[]
}

/** Keeps a notification and answers the event that is to be published with it. */
export async function addNotification(
  db: CompanyDb,
  { machine_id, type, text, now, about = '', groups = [] }: NewNotification,
): Promise<LiveEvent> {
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into notification (machine_id, kind, message, at, about, message_groups)
    values (${machine_id}, ${type}, ${text}, ${new Date(now).toISOString()}, ${about}, ${groups as string[]})
    returning record_no`)
  return { name: 'NotificationAdded', data: { machine_id, record_no } }
}
