import type { Notification } from '@takt/domain/overview/notification.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { type Sql, sql } from '../db/sql.ts'

const MOST_NOTIFICATIONS = 500

export function notificationRows(db: CompanyDb, where: Sql): Promise<Notification[]> {
  return db.many<Notification>(sql`
    select record_no, machine_id, at as time, kind as type, message as text,
      case when confirmed_at is null then 0 else 1 end as read, confirmed_by as read_by
    from notification where ${where} order by at desc, record_no desc limit ${MOST_NOTIFICATIONS}`)
}
