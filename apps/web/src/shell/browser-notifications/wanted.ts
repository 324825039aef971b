import { say } from '../../data/words/use-text.ts'
import { deviceValue } from '../../device/device-storage.ts'
import { notify } from '../../parts/notices.ts'

/** Whether the person asked for notifications beside the page, in this browser. */
export const notificationsWanted = deviceValue('user', 'notifications', (stored) => stored === true)
const toldUnsupported = deviceValue('device', 'notifications-unsupported-told', (stored) => stored === true)

/** Asked for only when somebody wants them, never on opening a page. */
export async function wantNotifications(wanted: boolean): Promise<void> {
  if (!wanted) return notificationsWanted.set(false)
  if (!('Notification' in window)) {
    if (!toldUnsupported.get()) notify.failure(say('notifications.unsupported'))
    return toldUnsupported.set(true)
  }
  const answer = await Notification.requestPermission()
  if (answer === 'granted') notificationsWanted.set(true)
  else notify.failure(say('notifications.not-allowed'))
}
