import { getNotificationChoices } from '@takt/contract/machines/get_notification_choices.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { knownGroups } from '../notices/message-groups.ts'
import { topicsOff } from '../notices/notification-rows.ts'

export default handle(getNotificationChoices, async (_input, { db, session, user_id }) => [
  {
    topics_off: [...(await topicsOff(db, user_id))],
    groups: await knownGroups(db, settingValues(session.company_settings).stopAlarmLevels),
  },
])
