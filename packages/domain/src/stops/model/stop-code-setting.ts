import { z } from 'zod'
import { Names, neededNames } from '../../ground/model/names.ts'
import { ReasonColour } from '../../machines/model/reason-colour.ts'
import { lossKinds } from '../losses/loss-kind.ts'

const Flag = z.union([z.literal(0), z.literal(1)])

/** A stop code as an administrator keeps it. */
export const StopCodeSetting = z.object({
  stop_code: z.string().trim().min(1).max(20),
  names: neededNames(80),
  group_id: z.string().min(1).max(40),
  stop_reason_color: ReasonColour,
  /** 1: whoever chooses it writes a note. */
  stop_text_flag: Flag,
  stop_help_text: z.string().max(1000),
  setup_time: Flag,
  include_in_mtbf: Flag,
  include_in_mdt: Flag,
  /** Left out: as it was, or what the code and its group suggest. */
  loss_kind: z.enum(lossKinds).optional(),
  /** Null: every machine. */
  machines: z.array(z.string().max(60)).min(1).max(500).nullable(),
  active: z.boolean(),
})
export type StopCodeSetting = z.infer<typeof StopCodeSetting>

export const StopCodeSettingRow = StopCodeSetting.extend({
  version: z.int(),
  /** As they were stored: an older version may have known more values. */
  names: Names,
  stop_reason_color: z.string(),
  stop_text_flag: z.int(),
  loss_kind: z.enum(lossKinds),
})
export type StopCodeSettingRow = z.infer<typeof StopCodeSettingRow>
