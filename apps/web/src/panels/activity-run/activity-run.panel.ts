import { mayUseActivities } from '@takt/domain/activities/activity-access.ts'
import { activityStatus } from '@takt/domain/activities/activity-status.ts'
import { definePanel } from '../define-panel.ts'

/** Leads to the wizard that performs the chosen activity. */
export const activityRun = definePanel<'activity', never>({
  id: 'activity-run',
  for: 'activity',
  visible: ({ activity }, session) => activity.status === activityStatus.created && mayUseActivities(session, 'use'),
  load: () => import('./ActivityRunPanel.tsx'),
})
