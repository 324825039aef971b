import type { ActivityTypeSetting } from '@takt/domain/activities/model/activity-type-setting.ts'

/** A part of the form of an activity type. */
export interface TypePart {
  draft: ActivityTypeSetting
  set: (change: Partial<ActivityTypeSetting>) => void
}
