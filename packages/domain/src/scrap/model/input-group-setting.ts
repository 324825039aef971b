import { z } from 'zod'
import { inputSettingTypes, LONGEST_INPUT_VALUE, MOST_INPUT_VALUES } from '../input-groups.ts'

/** One value of a group: what it is called, what it belongs to and what holds until somebody sets another. */
export const InputValueSetting = z.object({
  /** Null: a new one. */
  record_no: z.int().nullable(),
  setting_type: z.enum(inputSettingTypes),
  property_description: z.string().trim().min(1).max(80),
  /** '' or Text: words, otherwise a number of this unit. */
  unit: z.string().trim().max(20),
  first_value: z.string().trim().max(LONGEST_INPUT_VALUE),
})
export type InputValueSetting = z.infer<typeof InputValueSetting>

/** Values that are written down together, as an administrator keeps them. */
export const InputGroupSetting = z.object({
  /** Null: a new one. */
  record_no: z.int().nullable(),
  description: z.string().trim().min(1).max(80),
  active: z.boolean(),
  settings: z.array(InputValueSetting).min(1).max(MOST_INPUT_VALUES),
})
export type InputGroupSetting = z.infer<typeof InputGroupSetting>

export const InputGroupSettingRow = InputGroupSetting.extend({
  record_no: z.int(),
  settings: z.array(
    InputValueSetting.extend({
      record_no: z.int(),
      property_description: z.string(),
      unit: z.string(),
      /** Somebody has set a value: it stays, and belongs to what it belonged to. */
      used: z.boolean(),
    }),
  ),
  version: z.int(),
})
export type InputGroupSettingRow = z.infer<typeof InputGroupSettingRow>
