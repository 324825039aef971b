import type { Language } from '@takt/domain/ground/languages.ts'
import type { Said } from '@takt/domain/machines/notices/words.ts'
import type { Notification } from '@takt/domain/machines/overview/notification.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { spoken } from './spoken.ts'

const MOST_NOTIFICATIONS = 500

interface StoredNotification extends Omit<Notification, 'text'> {
  /** Null of what was kept as a finished sentence: `message`. */
  readonly said: Said | null
  readonly message: string
}

export async function notificationRows(db: CompanyDb, language: Language, where: Sql): Promise<Notification[]> {
  const rows = await db.many<StoredNotification>(sql`
    select record_no, coalesce(machine_id, '') as machine_id, at as time, path, kind as type, message, said,
      case when confirmed_at is null then 0 else 1 end as read, confirmed_by as read_by
    from notification where ${where} order by at desc, record_no desc limit ${MOST_NOTIFICATIONS}`)
  return rows.map(({ said, message, ...row }) => ({ ...row, text: said ? spoken(language, said) : message }))
}

/** Of machines for everybody; what is for one person is there for them alone. */
export function meantFor(user_id: number): Sql {
  return sql`(for_user is null or for_user = ${user_id})`
}

/** Without what the person has turned off: its type, or every group that it is meant for. */
export function wantedBy(topics_off: readonly string[]): Sql {
  const off = topics_off as string[]
  return sql`(kind <> all (${off}::text[]) and (cardinality(message_groups) = 0 or exists (
    select from unnest(message_groups) as g (name) where 'group:' || g.name <> all (${off}::text[]))))`
}

export async function topicsOff(db: CompanyDb, user_id: number): Promise<readonly string[]> {
  const row = await db.maybe<{ topics_off: string[] }>(
    sql`select topics_off from notification_choice where user_id = ${user_id}`,
  )
  return row?.topics_off ?? []
}
