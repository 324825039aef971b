import { z } from 'zod'

const Limit = z.number().nonnegative().max(1e9).nullable()

export const InputSettings = z.object({
  max: Limit,
  watchMin: Limit,
  watchMax: Limit,
  minMessage: z.string().trim().max(200),
  maxMessage: z.string().trim().max(200),
  warnMaxQty: Limit,
  leadingZero: z.boolean().nullable(),
  backspace: z.enum(['digit', 'clear']).nullable(),
})

export const InputSettingsRow = z.object({
  /** '' = all machines. */
  of_machine: z.string(),
  settings: InputSettings,
  version: z.int(),
})
export type InputSettingsRow = z.infer<typeof InputSettingsRow>
