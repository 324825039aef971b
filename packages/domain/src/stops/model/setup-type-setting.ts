import { z } from 'zod'
import { MachineId } from '../../ground/model/ids.ts'
import { Names, neededNames } from '../../ground/model/names.ts'

/** A kind of setup, as it is chosen at the start of an order and at the first piece. */
export const SetupTypeSetting = z.object({
  code: z.string().trim().min(1).max(20),
  names: neededNames(80),
  view_order: z.int().min(0).max(9999),
  /** Null: every machine. */
  machines: z.array(MachineId).min(1).max(500).nullable(),
  active: z.boolean(),
})
export type SetupTypeSetting = z.infer<typeof SetupTypeSetting>

export const SetupTypeSettingRow = SetupTypeSetting.extend({
  names: Names,
  machines: z.array(z.string()).nullable(),
  version: z.int(),
})
export type SetupTypeSettingRow = z.infer<typeof SetupTypeSettingRow>
