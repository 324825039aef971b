import { confirmNotifications } from '@takt/contract/machines/confirm_notifications.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { meantFor, notificationRows } from '../notices/notification-rows.ts'

export default handle(confirmNotifications, async ({ record_nos }, { db, session, user_id, now, audit, emit }) => {
  const read = await db.many<{ record_no: number; machine_id: string | null }>(sql`
    update notification set confirmed_by = ${session.username}, confirmed_at = ${new Date(now).toISOString()}
    where record_no = any (${record_nos}) and confirmed_at is null and ${meantFor(user_id)}
    returning record_no, machine_id`)
  if (read.length > 0) audit({ what: 'notifications.read', key: read.map(({ record_no }) => record_no).join(' ') })
  for (const machine_id of new Set(read.map((row) => row.machine_id))) {
    emit('NotificationsConfirmed', machine_id === null ? {} : { machine_id })
  }
  return await notificationRows(db, session.language, sql`record_no = any (${record_nos}) and ${meantFor(user_id)}`)
})
