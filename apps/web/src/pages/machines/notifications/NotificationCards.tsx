import type { Notification } from '@takt/domain/machines/overview/notification.ts'
import type { ReactNode } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import styles from './Notifications.module.css'
import { ReadState, TypeWord } from './ReadState.tsx'
import { WayTo } from './WayTo.tsx'

interface NotificationCardsProps {
  rows: readonly Notification[]
  busy: readonly number[] | null
  onRead: (record_no: number) => void
  empty: ReactNode
}

/** The same list for one hand. */
export function NotificationCards({ rows, busy, onRead, empty }: NotificationCardsProps) {
  const { time_zone: timeZone } = useSession()
  if (rows.length === 0) return empty
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.record_no} className={styles.card}>
          <span className={styles.top}>
            <WayTo notification={row} />
            <span className={styles.muted}>{dayAndTime(Date.parse(row.time), { timeZone })}</span>
          </span>
          <span className={styles.strong}>
            <TypeWord type={row.type} />
          </span>
          <span>{row.text}</span>
          <ReadState
            notification={row}
            busy={busy?.includes(row.record_no) ?? false}
            onRead={() => onRead(row.record_no)}
          />
        </li>
      ))}
    </ul>
  )
}
