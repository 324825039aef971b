import { useEffect } from 'react'
import { call } from '../../data/call/call.ts'
import { logEntry } from '../../data/call/client-log.ts'
import { onLiveEvent } from '../../data/live/live.ts'
import { say } from '../../data/words/use-text.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { notificationsWanted } from './wanted.ts'

/** What happens at the machines, said by the browser while the page itself is not looked at. */
export function BrowserNotifications() {
  const wanted = useDeviceValue(notificationsWanted)
  useEffect(() => {
    if (!wanted || !('Notification' in window)) return
    return onLiveEvent('NotificationAdded', ({ machine_id, record_no }) => {
      if (document.visibilityState === 'visible' || Notification.permission !== 'granted') return
      void show(machine_id, record_no).catch((problem: unknown) =>
        logEntry('error', 'notifications', `A notification could not be shown: ${String(problem)}`),
      )
    })
  }, [wanted])
  return null
}

async function show(machine_id: string | undefined, record_no: number): Promise<void> {
  const asked = machine_id === undefined ? {} : { machine_id }
  const added = (await call('get_notifications', { ...asked, unread: true })).find((row) => row.record_no === record_no)
  if (!added) return
  const title =
    machine_id === undefined ? say('notifications.for-you') : say('notifications.at-machine', { machine_id })
  new Notification(title, { body: added.text, tag: `${record_no}` })
}
