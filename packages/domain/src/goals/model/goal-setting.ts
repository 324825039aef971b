import { z } from 'zod'
import { Day } from '../../ground/model/ids.ts'
import { goalPlaces } from '../goal-draft.ts'

const Target = z.number().nonnegative().max(1e9)

/** A goal as an administrator sets it. */
export const GoalSetting = z.object({
  production_type: z.enum(['shift', 'day', 'week']),
  place: z.enum(goalPlaces),
  place_id: z.string().trim().min(1).max(60),
  shift: z.int().min(0).max(9),
  target_good_qty: Target,
  target_good_qty_alt_unit: Target,
  target_earned_hours: Target,
  valid_from: Day,
  valid_to: z.union([Day, z.literal('')]),
})
export type GoalSetting = z.infer<typeof GoalSetting>

/** With what was reached, where it holds now. */
export const GoalSettingRow = GoalSetting.extend({
  record_no: z.int(),
  version: z.int(),
  result_good_qty: z.number().nullable(),
  result_good_qty_alt_unit: z.number().nullable(),
  result_earned_hours: z.number().nullable(),
})
export type GoalSettingRow = z.infer<typeof GoalSettingRow>
