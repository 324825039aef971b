import { setNotificationChoices } from '@takt/contract/machines/set_notification_choices.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { groupTopic } from '@takt/domain/machines/notices/notice-choices.ts'
import { notificationTypes } from '@takt/domain/machines/overview/notification.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { knownGroups } from '../notices/message-groups.ts'
import { topicsOff } from '../notices/notification-rows.ts'

export default handle(setNotificationChoices, async ({ topic, wanted }, { db, session, user_id, audit }) => {
  const groups = await knownGroups(db, settingValues(session.company_settings).stopAlarmLevels)
  const known: readonly string[] = [...notificationTypes, ...groups.map(groupTopic)]
  // What is on again may name a group that is gone.
  if (!wanted && !known.includes(topic)) return { refusal: 'notice-topic-not-found', values: { topic } }
  const before = await topicsOff(db, user_id)
  // One topic at a time, added or taken where it lies: two screens of one person never undo each other.
  const [row] = await db.many<{ topics_off: string[] }>(sql`
    insert into notification_choice as c (user_id, topics_off)
    values (${user_id}, ${wanted ? [] : [topic]})
    on conflict (company_id, user_id) do update set topics_off =
      array_remove(c.topics_off, ${topic}) || excluded.topics_off
    returning topics_off`)
  audit({ what: 'notices.chosen', key: topic, before, after: row?.topics_off })
  return [{ topics_off: row?.topics_off ?? [] }]
})
