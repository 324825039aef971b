import { z } from 'zod'
import { Flag, MachineId, Time } from '../../ground/model/ids.ts'

export const ScaleId = z.string().trim().min(1).max(20)

/** `any`: asked wherever no scale at the machine is kept for what is weighed. */
export const scalePurposes = ['any', 'piece', 'scrap', 'pallet'] as const
export type ScalePurpose = (typeof scalePurposes)[number]

/** What a person gives a scale; the rest it says itself. */
export const ScaleSettings = z.object({
  name: z.string().trim().min(1).max(60),
  /** The value signal of the machine that carries its readings. */
  signal: z.string().trim().min(1).max(80),
  unit: z.string().trim().min(1).max(8),
  purpose: z.enum(scalePurposes),
  min_weight: z.number().min(0).max(1_000_000),
  /** 0: no limit. */
  max_weight: z.number().min(0).max(1_000_000),
})
export type ScaleSettings = z.infer<typeof ScaleSettings>

export const Scale = z.object({
  ...ScaleSettings.shape,
  scale_id: ScaleId,
  machine_id: MachineId,
  tare: z.number(),
  enabled: Flag,
  version: z.int(),
  /** As the scale says it, tare included; null: it was never heard. */
  reading: z.number().nullable(),
  read_at: Time.or(z.literal('')),
  connected: Flag,
})
export type Scale = z.infer<typeof Scale>
