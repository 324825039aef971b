import { mayUseActivities } from '@takt/domain/activities/activity-access.ts'
import { activityStatus, awaitsCertification } from '@takt/domain/activities/activity-status.ts'
import { call } from '../../data/call/call.ts'
import { say } from '../../data/words/use-text.ts'
import { currentSession } from '../../device/session-store.ts'
import { definePanel } from '../define-panel.ts'
import type { CertifyAnswer } from './ActivityCertifyPanel.tsx'

/** Certifies or rejects what somebody has performed. */
export const activityCertify = definePanel<'activity', CertifyAnswer>({
  id: 'activity-certify',
  for: 'activity',
  visible: ({ activity }, session) => awaitsCertification(activity.status) && mayUseActivities(session, 'certify'),
  disabled: (_, { status, comment }) =>
    status === activityStatus.rejected && comment.trim() === '' ? 'activity.comment-first' : undefined,
  async perform({ activity, onDone }, { status, comment }, requestId) {
    await call(
      'certify_internal_activity',
      {
        operation: 'certify',
        status,
        username: currentSession()?.username ?? '',
        RecordLink: activity.record_no,
        comment,
      },
      { requestId },
    )
    onDone()
    return say(status === activityStatus.certified ? 'activity.certified' : 'activity.rejected')
  },
  load: () => import('./ActivityCertifyPanel.tsx'),
})
