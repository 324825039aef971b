import { getNotificationChoices } from '@takt/contract/procedures/get_notification_choices.ts'
import { settingValues } from '@takt/domain/company-settings.ts'
import { knownGroups } from '../notifications/message-groups.ts'
import { topicsOff } from '../notifications/notification-rows.ts'
import { handle } from './handle.ts'

export default handle(getNotificationChoices, async (_input, { db, session, user_id }) => [
  {
    topics_off: [...(await topicsOff(db, user_id))],
    groups: await knownGroups(db, settingValues(session.company_settings).stopAlarmLevels),
  },
])
