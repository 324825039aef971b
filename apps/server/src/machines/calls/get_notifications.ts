import { getNotifications } from '@takt/contract/machines/get_notifications.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { meantFor, notificationRows, topicsOff, wantedBy } from '../notices/notification-rows.ts'

export default handle(getNotifications, async ({ machine_id = '', unread }, { db, session, user_id }) =>
  notificationRows(
    db,
    session.language,
    sql`(${machine_id} = '' or machine_id = ${machine_id}) and (not ${unread}::boolean or confirmed_at is null)
      and ${meantFor(user_id)} and ${wantedBy(await topicsOff(db, user_id))}`,
  ),
)
