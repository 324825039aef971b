import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import type { Said } from '@takt/domain/machines/notices/words.ts'
import type { NotificationType } from '@takt/domain/machines/overview/notification.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

interface NewNotification {
  /** Null: about no machine, for one person. */
  readonly machine_id: string | null
  readonly type: NotificationType
  /** Everybody reads the same row, each in their own language. */
  readonly said: Said
  readonly now: number
  /** By what it is found again: what is told once, or not again so soon. */
  readonly about?: string
  /** Whom it is meant for; none = everybody. */
  readonly groups?: readonly string[]
  readonly for_user?: number
  /** Where it leads; '' to its machine. */
  readonly path?: string
}

/** Keeps a notification and answers the event that is to be published with it. */
export async function addNotification(
  db: CompanyDb,
  { machine_id, type, said, now, about = '', groups = [], for_user, path = '' }: NewNotification,
): Promise<LiveEvent> {
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into notification (machine_id, kind, said, at, about, message_groups, for_user, path)
    values (${machine_id}, ${type}, ${JSON.stringify(said)}::jsonb, ${new Date(now).toISOString()}, ${about}, ${groups as string[]},
      ${for_user ?? null}, ${path})
    returning record_no`)
  return {
    name: 'NotificationAdded',
    data: machine_id === null ? { record_no, type } : { machine_id, record_no, type },
  }
}
