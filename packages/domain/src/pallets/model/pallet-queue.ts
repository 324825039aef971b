import { z } from 'zod'
import { CardNo, Time } from '../../ground/model/ids.ts'

export const PalletState = z.enum(['waiting', 'called', 'fetched'])

/** A finished pallet that waits for transport. */
export const QueuedPallet = z.object({
  record_no: z.int(),
  /** The SSCC. */
  erp_id: z.string(),
  card_no: CardNo,
  part_no: z.string(),
  part_description: z.string(),
  qty: z.number(),
  unit: z.string(),
  queued: Time,
  state: PalletState,
})
export type QueuedPallet = z.infer<typeof QueuedPallet>
