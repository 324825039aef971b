import { z } from 'zod'
import { Names, neededNames } from '../../ground/model/names.ts'
import { ReasonColour } from '../../machines/model/reason-colour.ts'

export const reasonKinds = ['stop', 'scrap'] as const
export const ReasonKind = z.enum(reasonKinds)
export type ReasonKind = z.infer<typeof ReasonKind>

/** A group of stop codes, or a category of scrap reasons. */
export const ReasonGroupSetting = z.object({
  kind: ReasonKind,
  code: z.string().trim().min(1).max(20),
  names: neededNames(80),
  /** Of stop codes only, as the two below. */
  color: ReasonColour,
  view_order: z.int().min(0).max(9999),
  /** Lowest user level that may choose its codes; null: everybody. */
  security_level: z.int().min(1).max(9).nullable(),
})
export type ReasonGroupSetting = z.infer<typeof ReasonGroupSetting>

export const ReasonGroupSettingRow = ReasonGroupSetting.extend({
  names: Names,
  color: z.string(),
  version: z.int(),
  /** How many codes or reasons are in it, also those no longer offered. */
  reasons: z.int(),
})
export type ReasonGroupSettingRow = z.infer<typeof ReasonGroupSettingRow>
