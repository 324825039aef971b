import { startInternalActivity } from '@takt/contract/activities/start_internal_activity.ts'
import { type ActivityDates, isPlausibleCreateDate } from '@takt/domain/activities/activity-dates.ts'
import { extraInfoProblem } from '@takt/domain/activities/extra-info.ts'
import { isOffered } from '@takt/domain/activities/where-offered.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityProblem } from '../access.ts'
import { type ActivityType, activityTypes, offerPlaces } from '../activity-types.ts'
import { createActivities } from '../create-activity.ts'

export default handle(startInternalActivity, async (input, { db, session, now, audit, emit }) => {
  const { machine_id } = input
  const problem = activityProblem(session, 'use')
  if (problem) return problem
  const where = sql`t.manual = 1 and t.record_no::text = ${input.record_no}`
  const [type] = await activityTypes(db, { language: session.language, where })
  const [place] = await offerPlaces(db, machine_id)
  if (!type || !place || !isOffered(type, place)) return { refusal: 'activity-not-offered', values: { machine_id } }
  const extra = extraInfoProblem(type, input.extra_info_1)
  const label = type.extra_info_1_label
  if (extra === 'missing') return { refusal: 'activity-extra-info-missing', values: { label } }
  if (extra === 'not-digits') return { refusal: 'activity-extra-info-not-digits', values: { label } }
  const dates = datesOf(type, input, now)
  if (isRefusal(dates)) return dates

  const { record_nos, told } = await createActivities(db, {
    type,
    machine_id,
    running: place.running,
    dates,
    quantity: input.quantity_to_create,
    created_by: session.username,
    extra_info_1: type.extra_info_1_type === null ? '' : input.extra_info_1.trim(),
    note: input.note.trim(),
    use_checklist: input.use_checklist,
    now,
  })
  for (const record_no of record_nos) {
    audit({ what: 'activity.created', key: `${machine_id}/${record_no}`, after: { action_id: type.record_no } })
  }
  for (const added of told) emit('NotificationAdded', added)
  emit('ActivitiesChanged', { machine_id })
  return [{ res: record_nos[0] ?? '' }]
})

const MOST_AHEAD_MS = 366 * 86_400_000

interface Sent {
  readonly create_date: string
  readonly due_date: string
  readonly cancel_date: string | null
}

/** The client's dates, as far as its clock can be believed. */
function datesOf(type: ActivityType, sent: Sent, now: number): ActivityDates | Refusal {
  const create_date = Date.parse(sent.create_date)
  const due_date = Date.parse(sent.due_date)
  if (!isPlausibleCreateDate(create_date, now)) return { refusal: 'activity-clock-off', values: {} }
  if (due_date < create_date || due_date > now + MOST_AHEAD_MS) return { refusal: 'activity-due-date', values: {} }
  if (type.duration === 0 || type.duration_unit === 'cycles') return { create_date, due_date, cancel_date: null }
  const wanted = sent.cancel_date ? Date.parse(sent.cancel_date) : 0
  // Never before it is due, and never at once: it would be gone before anybody saw it.
  return { create_date, due_date, cancel_date: Math.max(wanted, due_date, now + 60_000) }
}
