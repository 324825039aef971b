import { isNotificationType, type Notification } from '@takt/domain/machines/overview/notification.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './Notifications.module.css'

interface ReadStateProps {
  notification: Notification
  busy: boolean
  onRead: () => void
}

export function ReadState({ notification, busy, onRead }: ReadStateProps) {
  const text = useText()
  if (notification.read === 1) {
    return <span className={styles.muted}>{text('notifications.read-by', { name: notification.read_by })}</span>
  }
  return (
    <Button busy={busy} onClick={onRead}>
      {text('notifications.mark')}
    </Button>
  )
}

export function TypeWord({ type }: { type: string }) {
  const text = useText()
  return isNotificationType(type) ? text(`notification.${type}`) : type
}
