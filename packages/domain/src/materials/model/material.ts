import { z } from 'zod'
import { ErpStatus } from '../../ground/model/erp-status.ts'
import { Time } from '../../ground/model/ids.ts'

/** A material line of an order; also a row of `materials` in GET /order/{machineId}/{cardNo}. */
export const Material = z.object({
  lineNo: z.int(),
  materialNo: z.string(),
  materialDesc: z.string(),
  materialUnit: z.string(),
  /** Of this material for the whole order. */
  materialPlannedQty: z.number(),
  /** Pieces of the order. */
  plannedQty: z.number(),
  materialPerUnit: z.number(),
  /** In all pieces made, good and scrap, and what was reported or given back besides. */
  materialUsedQty: z.number(),
  /** Scrapped of it by itself, not in pieces; it is in what was used. */
  materialScrapQty: z.number(),
  /** In stock. */
  materialBalance: z.number(),
  /** The lot it is taken from, '' while none is assigned. */
  materialLot: z.string(),
  /** Names this line in report_material_scrap. */
  materialCardNo: z.string(),
})
export type Material = z.infer<typeof Material>

export const MaterialScrapRow = z.object({
  recordNo: z.int(),
  transTime: Time,
  scrapReason: z.string(),
  partNo: z.string(),
  status: ErpStatus,
  /** Negative: given back to stock. */
  materialQty: z.number(),
  unit: z.string(),
  reportingSource: z.string(),
})
export type MaterialScrapRow = z.infer<typeof MaterialScrapRow>

/** SF278: at most four, empty ones are none. */
export const TraceIds = z
  .array(z.string().trim().max(80))
  .max(4)
  .transform((ids) => ids.filter((id) => id !== ''))

/** A material over the running and planned orders of a machine. */
export const CombinedMaterial = z.object({
  material_no: z.string(),
  material_desc: z.string(),
  unit: z.string(),
  planned: z.number(),
  used: z.number(),
  balance: z.number(),
  /** How many orders need it, and the card of the first of them. */
  orders: z.int(),
  card_no: z.string(),
})
export type CombinedMaterial = z.infer<typeof CombinedMaterial>
