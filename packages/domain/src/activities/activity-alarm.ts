import { activityStatus } from './activity-status.ts'

export type ActivityAlarm = 'none' | 'soon' | 'overdue'

interface ToBeDone {
  readonly status: number
  /** '' or null: it never ends by itself. */
  readonly cancel_date: string | null
}

interface Due extends ToBeDone {
  readonly due_date: string
  /** Minutes before the due date; negative: no alarm at all. */
  readonly alarm_period: number
}

/**
 * What somebody has still to do. What was performed and waits to be certified, an exception among it, is done; from its
 * end on nobody may perform it, also before the job that cancels it has come by.
 */
export function isOpen({ status, cancel_date }: ToBeDone, now: number): boolean {
  return status === activityStatus.created && !hasEnded(cancel_date, now)
}

export function hasEnded(cancel_date: string | null, now: number): boolean {
  return cancel_date !== null && cancel_date !== '' && Date.parse(cancel_date) <= now
}

/** Only what is open can be late. */
export function activityAlarm(activity: Due, now: number): ActivityAlarm {
  const { due_date, alarm_period } = activity
  if (!isOpen(activity, now) || alarm_period < 0) return 'none'
  const due = Date.parse(due_date)
  if (now > due) return 'overdue'
  return now >= due - alarm_period * 60_000 ? 'soon' : 'none'
}
