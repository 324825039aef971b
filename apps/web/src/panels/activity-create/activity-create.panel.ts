import { mayUseActivities } from '@takt/domain/activities/activity-access.ts'
import { activityDates, activityDatesAt } from '@takt/domain/activities/activity-dates.ts'
import { wantedDates } from '@takt/domain/activities/date-list.ts'
import { extraInfoProblem } from '@takt/domain/activities/extra-info.ts'
import type { ManualActivity } from '@takt/domain/activities/model/activity.ts'
import { CallFailure, call } from '../../data/call/call.ts'
import { requestIdOf } from '../../data/call/one-by-one.ts'
import { serverNow } from '../../data/live/server-clock.ts'
import { say } from '../../data/words/use-text.ts'
import { currentSession } from '../../device/session-store.ts'
import { definePanel } from '../define-panel.ts'
import type { CreateAnswer } from './ActivityCreatePanel.tsx'

/** Creates activities of the chosen type, a call for each date. */
export const activityCreate = definePanel<'activity-type', CreateAnswer>({
  id: 'activity-create',
  for: 'activity-type',
  visible: (_, session) => mayUseActivities(session, 'use'),
  disabled: ({ type }, { extra_info_1 }) =>
    extraInfoProblem(type, extra_info_1) === null ? undefined : 'activity.extra-info-needed',
  async perform({ type, machine_id, onDone }, answer, requestId) {
    let first = ''
    for (const [at, due] of wantedDates(answer.due_dates).entries()) {
      const payload = { ...type, machine_id, ...datesOf(type, due), ...sent(type, answer) }
      const res = await start(payload, requestIdOf(requestId, at))
      first ||= res
    }
    onDone(first)
    return say('activity.created')
  },
  load: () => import('./ActivityCreatePanel.tsx'),
})

function sent(type: ManualActivity, { extra_info_1, note }: CreateAnswer) {
  return {
    created_by: currentSession()?.username ?? '',
    extra_info_1: type.extra_info_1_type === null ? '' : extra_info_1,
    quantity_to_create: 1,
    use_checklist: type.use_checklist,
    note,
  }
}

function datesOf(type: ManualActivity, due: number | null) {
  const now = serverNow()
  const dates = due === null ? activityDates(type, now) : activityDatesAt(type, due, now)
  const iso = (at: number) => new Date(at).toISOString()
  return {
    create_date: iso(dates.create_date),
    due_date: iso(dates.due_date),
    cancel_date: dates.cancel_date === null ? '' : iso(dates.cancel_date),
  }
}

async function start(
  payload: Parameters<typeof call<'start_internal_activity'>>[1],
  requestId: string,
): Promise<string> {
  const wrong = say('activity.went-wrong')
  try {
    const [made] = await call('start_internal_activity', payload, { requestId })
    if (made?.res) return made.res
  } catch (problem) {
    if (!(problem instanceof CallFailure)) throw problem
    const { status, code, field } = problem
    throw new CallFailure(`${wrong}. ${problem.message}`, { status, code, field })
  }
  throw new CallFailure(wrong, { status: 500, code: -1 })
}
