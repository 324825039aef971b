import { activityStatus } from './activity-status.ts'

export type ActivityAlarm = 'none' | 'soon' | 'overdue'

interface Due {
  readonly status: number
  readonly due_date: string
  /** Minutes before the due date; negative: no alarm at all. */
  readonly alarm_period: number
}

/** Only what still has to be done can be late. */
export function activityAlarm({ status, due_date, alarm_period }: Due, now: number): ActivityAlarm {
  if (status !== activityStatus.created || alarm_period < 0) return 'none'
  const due = Date.parse(due_date)
  if (now > due) return 'overdue'
  return now >= due - alarm_period * 60_000 ? 'soon' : 'none'
}
