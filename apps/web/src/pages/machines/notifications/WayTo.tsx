import type { Notification } from '@takt/domain/machines/overview/notification.ts'
import { useText } from '../../../data/words/use-text.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import styles from './Notifications.module.css'

/** To its machine; what is about none leads to what it tells of. */
export function WayTo({ notification: { machine_id, path } }: { readonly notification: Notification }) {
  const text = useText()
  return (
    <AppLink className={styles.link} to={machine_id === '' ? path : to('machine', { machine: machine_id })}>
      {machine_id === '' ? text('notifications.open') : machine_id}
    </AppLink>
  )
}
