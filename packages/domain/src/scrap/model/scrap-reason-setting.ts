import { z } from 'zod'
import { Flag, MachineId } from '../../ground/model/ids.ts'
import { Names, neededNames } from '../../ground/model/names.ts'
import { ReasonColour } from '../../machines/model/reason-colour.ts'

/** A scrap reason as an administrator keeps it. */
export const ScrapReasonSetting = z.object({
  code: z.string().trim().min(1).max(20),
  names: neededNames(80),
  scrap_reason_category: z.string().min(1).max(20),
  scrap_reason_color: ReasonColour,
  /** 1: whoever reports it writes a text. */
  scrap_text_flag: Flag,
  /** Of one piece; null where it has no price. */
  scrap_cost: z.number().min(0).max(1e9).nullable(),
  never_reduce_good_qty: Flag,
  adjust_materials: Flag,
  exclude_from_oee: Flag,
  /** What the ERP is told; '' = the code itself. */
  erp_scrap_code: z.string().trim().max(40),
  /** Null: every machine. */
  machines: z.array(MachineId).min(1).max(500).nullable(),
  active: z.boolean(),
})
export type ScrapReasonSetting = z.infer<typeof ScrapReasonSetting>

export const ScrapReasonSettingRow = ScrapReasonSetting.extend({
  version: z.int(),
  /** As they were stored. */
  names: Names,
  scrap_reason_color: z.string(),
})
export type ScrapReasonSettingRow = z.infer<typeof ScrapReasonSettingRow>
