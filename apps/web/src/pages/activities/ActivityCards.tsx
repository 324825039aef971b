import { activityAlarm } from '@takt/domain/activities/activity-alarm.ts'
import type { InternalActivity } from '@takt/domain/model/activity.ts'
import { classNames } from '@takt/ui/class-names.ts'
import type { ReactNode } from 'react'
import { dayAndTime } from '../../data/format.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import { ActivityState, useAlarmNow } from '../../wizards/steps/activity/ActivityState.tsx'
import styles from './ActivityCards.module.css'

interface ActivityCardsProps {
  rows: readonly InternalActivity[]
  selected: string | null
  onSelect: (record_no: string) => void
  empty: ReactNode
}

/** The same list for one hand. */
export function ActivityCards({ rows, selected, onSelect, empty }: ActivityCardsProps) {
  const text = useText()
  const now = useAlarmNow()
  const { time_zone: timeZone } = useSession()
  if (rows.length === 0) return empty
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.record_no} className={styles.item}>
          <button
            type="button"
            className={classNames(
              styles.card,
              styles[activityAlarm(row, now)],
              row.record_no === selected && styles.selected,
            )}
            aria-pressed={row.record_no === selected}
            onClick={() => onSelect(row.record_no)}
          >
            <span className={styles.top}>
              <span className={styles.strong}>{row.description}</span>
              <span>{row.machine_id}</span>
            </span>
            <span className={styles.top}>
              <span className={styles.muted}>
                {text('activity.due')}: {dayAndTime(Date.parse(row.due_date), { timeZone })}
              </span>
              <ActivityState activity={row} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
