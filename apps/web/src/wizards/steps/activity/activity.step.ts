import { mayProceed } from '@takt/domain/activities/activity-list.ts'
import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'

/** Which of the activities that wait at the machine. One that was just created is taken by itself, once. */
export const activity = defineStep({
  id: 'activity',
  label: 'wizard.activity',
  initial: null as InternalActivity | null,
  settings: {} as NoSettings,
  subject: (chosen) => chosen?.record_no ?? '',
  advancesOnPick: true,
  table: { key: 'record_no', columns: ['description', 'type_description', 'due_date', 'status'] },
  check: (chosen) => {
    if (!chosen) return { blocked: { key: 'wizard.activity.pick' } }
    return mayProceed(chosen) ? 'ok' : { blocked: { key: 'activity.not-now' }, refused: true }
  },
  load: () => import('./ActivityStep.tsx'),
})
