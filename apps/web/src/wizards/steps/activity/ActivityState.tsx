import { type ActivityAlarm, activityAlarm } from '@takt/domain/activities/activity-alarm.ts'
import { type ActivityStatusName, statusName } from '@takt/domain/activities/activity-status.ts'
import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { useServerNow } from '../../../data/live/server-clock.ts'
import { useText } from '../../../data/words/use-text.ts'

/** An alarm is told in minutes; looking more often would only cost. */
const LOOK_EVERY_MS = 10_000

export function useAlarmNow(): number {
  return useServerNow(LOOK_EVERY_MS)
}

const tones: Record<ActivityStatusName, StatusTone> = {
  created: 'neutral',
  ok: 'good',
  certified: 'good',
  exception: 'warning',
  cancelled: 'off',
  rejected: 'bad',
}
const alarmTones: Record<Exclude<ActivityAlarm, 'none'>, StatusTone> = { soon: 'warning', overdue: 'bad' }

/** Status and alarm in one tag: shape, colour and words say the same. */
export function ActivityState({
  activity,
}: {
  activity: Pick<InternalActivity, 'status' | 'due_date' | 'cancel_date' | 'alarm_period'>
}) {
  const text = useText()
  const name = statusName(activity.status)
  const alarm = activityAlarm(activity, useAlarmNow())
  const word = text(`activity.status-${name}`)
  if (alarm === 'none') return <StatusTag variant="soft" tone={tones[name]} label={word} />
  return <StatusTag tone={alarmTones[alarm]} label={`${word} · ${text(`activity.alarm-${alarm}`)}`} />
}
