import { activityAlarm } from '@takt/domain/activities/activity-alarm.ts'
import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { CardLine, CardList, CardMuted, type CardWords } from '@takt/ui/card/CardList.tsx'
import type { ReactNode } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { ActivityState, useAlarmNow } from '../../../wizards/steps/activity/ActivityState.tsx'
import styles from './ActivityCards.module.css'

interface ActivityCardsProps {
  rows: readonly InternalActivity[]
  selected: string | null
  onSelect: (record_no: string) => void
  empty: ReactNode
}

/** The same list for one hand. */
export function ActivityCards(props: ActivityCardsProps) {
  const text = useText()
  const now = useAlarmNow()
  const { time_zone: timeZone } = useSession()
  const words = (row: InternalActivity): CardWords => ({
    title: row.description,
    beside: row.machine_id,
    children: (
      <CardLine>
        <CardMuted>
          {text('activity.due')}: {dayAndTime(Date.parse(row.due_date), { timeZone })}
        </CardMuted>
        <ActivityState activity={row} />
      </CardLine>
    ),
  })
  return (
    <CardList {...props} keyOf={(row) => row.record_no} words={words} tone={(row) => styles[activityAlarm(row, now)]} />
  )
}
