import { type ActivityAlarm, activityAlarm } from '@takt/domain/activities/activity-alarm.ts'
import { type ActivityStatusName, statusName } from '@takt/domain/activities/activity-status.ts'
import type { InternalActivity } from '@takt/domain/model/activity.ts'
import type { StateTone } from '@takt/ui/state/StateShape.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { useServerNow } from '../../../data/server-clock.ts'
import { useText } from '../../../data/use-text.ts'

/** An alarm is told in minutes; looking more often would only cost. */
const LOOK_EVERY_MS = 10_000

export function useAlarmNow(): number {
  return useServerNow(LOOK_EVERY_MS)
}

const tones: Record<ActivityStatusName, StateTone> = {
  created: 'neutral',
  ok: 'running',
  certified: 'running',
  exception: 'uncoded',
  cancelled: 'no-contact',
  rejected: 'stopped',
}
const alarmTones: Record<Exclude<ActivityAlarm, 'none'>, StateTone> = { soon: 'uncoded', overdue: 'stopped' }

/** Status and alarm in one tag: shape, colour and words say the same. */
export function ActivityState({
  activity,
}: {
  activity: Pick<InternalActivity, 'status' | 'due_date' | 'alarm_period'>
}) {
  const text = useText()
  const name = statusName(activity.status)
  const alarm = activityAlarm(activity, useAlarmNow())
  const word = text(`activity.status-${name}`)
  if (alarm === 'none') return <StateTag variant="soft" tone={tones[name]} label={word} />
  return <StateTag tone={alarmTones[alarm]} label={`${word} · ${text(`activity.alarm-${alarm}`)}`} />
}
