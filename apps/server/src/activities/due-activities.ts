import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { activityDates } from '@takt/domain/activities/activity-dates.ts'
import { auditJob, PLANT } from '../ground/db/audit-job.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { activityTypes, offerPlaces } from './activity-types.ts'
import { createActivities } from './create-activity.ts'
import { causeOutputs, type Told } from './outputs.ts'

const MOST_AT_ONCE = 200

interface Cancelled {
  readonly record_no: string
  readonly machine_id: string
  readonly action_id: string
}

/** Those whose time is over, and those whose machine has made its cycles. */
export async function cancelDueActivities(db: CompanyDb, now: number): Promise<LiveEvent[]> {
  const at = new Date(now).toISOString()
  const cancelled = await db.many<Cancelled>(sql`
    update internal_activity set status = 5, open = false, finished_date = ${at}
    where status = 1 and record_no in (
      select a.record_no from internal_activity a
      where a.status = 1 and (a.cancel_date <= ${at} or (a.cancel_cycles is not null and a.cancel_cycles <= (
        select coalesce(sum(f.cycles), 0) - a.cycles_before from shift_figures f
        where f.machine_id = a.machine_id and f.day >= a.counted_from)))
      order by a.record_no limit ${MOST_AT_ONCE} for update skip locked)
    returning record_no::text as record_no, machine_id, action_id::text as action_id`)
  const events: LiveEvent[] = []
  for (const activity of cancelled) {
    const { machine_id, record_no } = activity
    const told = await causeOutputs(db, { ...activity, outcome: 'cancelled', now })
    events.push(...eventsOf(machine_id, told))
    await auditJob(db, { what: 'activity.cancelled', key: `${machine_id}/${record_no}` })
  }
  return events
}

interface ToCome {
  readonly machine_id: string
  readonly action_id: string
  readonly quantity: number
}

/** What was asked for by the outcome of another. A machine that has no activities any more gets none. */
export async function createDueActivities(db: CompanyDb, now: number): Promise<LiveEvent[]> {
  const at = new Date(now).toISOString()
  const due = await db.many<ToCome>(sql`
    delete from activity_to_come where record_no in (
      select record_no from activity_to_come where create_at <= ${at} order by record_no limit ${MOST_AT_ONCE}
      for update skip locked)
    returning machine_id, action_id::text as action_id, quantity`)
  const events: LiveEvent[] = []
  for (const { machine_id, action_id, quantity } of due) {
    const [type] = await activityTypes(db, { language: 'en', where: sql`t.record_no::text = ${action_id}` })
    const [place] = await offerPlaces(db, machine_id)
    if (!type || !place) continue
    const dates = { ...activityDates(type, now), create_date: now }
    const made = { type, machine_id, running: place.running, dates, quantity, created_by: PLANT, now }
    const created = await createActivities(db, made)
    events.push(...eventsOf(machine_id, created.told))
    for (const record_no of created.record_nos) {
      await auditJob(db, { what: 'activity.created', key: `${machine_id}/${record_no}` })
    }
  }
  return events
}

function eventsOf(machine_id: string, told: Told): LiveEvent[] {
  const notifications = told.map((data): LiveEvent => ({ name: 'NotificationAdded', data }))
  return [...notifications, { name: 'ActivitiesChanged', data: { machine_id } }]
}
