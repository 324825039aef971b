import { certifyInternalActivity } from '@takt/contract/activities/certify_internal_activity.ts'
import { activityStatus, awaitsCertification } from '@takt/domain/activities/activity-status.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityProblem } from '../access.ts'
import { activityRows } from '../activity-rows.ts'
import { activityToChange } from '../perform-activity.ts'
import { signedActivity } from '../signed-activity.ts'

export default handle(
  certifyInternalActivity,
  async ({ status, username, RecordLink, comment }, { db, session, now, audit, emit, sign }) => {
    const problem = activityProblem(session, 'certify')
    if (problem) return problem
    if (username !== session.username) return { refusal: 'activity-other-username', values: {} }
    const activity = await activityToChange(db, RecordLink)
    const rows = () => activityRows(db, { language: session.language, where: sql`a.record_no = ${Number(RecordLink)}` })
    // The rows know whether the machine still has activities.
    if (!activity || (await rows()).length === 0) return { refusal: 'activity-not-found', values: {} }
    if (!awaitsCertification(activity.status)) {
      const judged = activity.status === activityStatus.certified || activity.status === activityStatus.rejected
      if (judged) return { refusal: 'activity-already-certified', values: {} }
      return { refusal: 'activity-not-performed', values: {} }
    }
    if (status === activityStatus.rejected && comment === '') return { refusal: 'activity-comment-needed', values: {} }
    const { machine_id } = activity
    await db.run(sql`
      update internal_activity set status = ${status}, open = false, certified_by = ${session.username},
        certified_date = ${new Date(now).toISOString()}, certify_comment = ${comment}
      where record_no = ${Number(RecordLink)}`)
    audit({
      what: status === activityStatus.certified ? 'activity.certified' : 'activity.rejected',
      key: `${machine_id}/${RecordLink}`,
      before: { status: activity.status },
      after: { status, comment },
      reason: comment,
    })
    const kind = status === activityStatus.certified ? 'certify-activity' : 'reject-activity'
    const content = await signedActivity(db, RecordLink)
    const says = { description: (await rows())[0]?.description ?? '' }
    await sign([{ kind, record: RecordLink, machine_id, card_no: '', says, content }])
    emit('ActivitiesChanged', { machine_id })
    return await rows()
  },
)
