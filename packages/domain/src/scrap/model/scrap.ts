import { z } from 'zod'
import { ErpStatus } from '../../ground/model/erp-status.ts'
import { Flag, MachineId, Time } from '../../ground/model/ids.ts'

export const ScrapReasonCode = z.string().min(1).max(20)

export const ScrapReason = z.object({
  code: ScrapReasonCode,
  description: z.string(),
  /** 1: a report asks for a text. */
  scrap_text_flag: Flag,
  scrap_reason_category: z.string(),
  category_description: z.string(),
  scrap_reason_color: z.string(),
  /** Of one piece; null where it has no price. */
  scrap_cost: z.number().nullable(),
  view_order: z.int(),
  never_reduce_good_qty: Flag,
  adjust_materials: Flag,
  exclude_from_oee: Flag,
  erp_scrap_code: z.string(),
})
export type ScrapReason = z.infer<typeof ScrapReason>

/** One booking of scrap. Corrections are bookings too: their quantity has moved into the reports they correct. */
export const ScrapHistoryRow = z.object({
  record_no: z.int(),
  machine_id: MachineId,
  trans_time: Time,
  scrap_reason: z.string(),
  description: z.string(),
  status: ErpStatus,
  /** What the ERP gets: the reason's ERP code, else its own. */
  erp_scrap_code: z.string(),
  source: z.string(),
  employee: z.string(),
  employee_name: z.string(),
  scrap_text: z.string(),
  /** As reported, and what the report did to the order's good quantity. */
  scrap_qty: z.number(),
  good_qty: z.number(),
  /** The same after adjustments. */
  scrap_qty_real: z.number(),
  good_qty_real: z.number(),
  /** The report that this one takes back. */
  takes_back: z.int().nullable(),
})
export type ScrapHistoryRow = z.infer<typeof ScrapHistoryRow>

/** What is booked of one reason on an order: what an adjustment starts from. */
export const ScrapOfReason = z.object({
  scrap_reason: ScrapReasonCode,
  description: z.string(),
  scrap_reason_color: z.string(),
  scrap_text_flag: Flag,
  original_qty: z.number(),
})
export type ScrapOfReason = z.infer<typeof ScrapOfReason>

/** A row of the scrap analysis; `scrap/scrap-record.ts` makes it. */
export const ScrapRecordRow = z.object({
  trans_time: Time,
  trans_date: z.string(),
  week_number: z.string(),
  day_of_week: z.int(),
  hour_of_day: z.int(),
  scrap_reason: z.string(),
  scrap_reason_category: z.string(),
  scrap_qty: z.number(),
  scrap_cost: z.number().nullable(),
  machine_id: MachineId,
  machine_description: z.string(),
  shift: z.int(),
  shift_description: z.string(),
  part_no: z.string(),
  card_no: z.string(),
  tool_id: z.string(),
  zone_description: z.string(),
  category: z.string(),
  department_description: z.string(),
})

/** A row of the dashboards' data source `scrap`: one machine, plant day, shift and reason. */
export const ScrapOfDay = z.object({
  machine_id: MachineId,
  trans_date: z.string(),
  shift: z.int(),
  scrap_reason: z.string(),
  scrap: z.number(),
  /** Null where pieces have no weight. */
  scrapkg: z.number().nullable(),
  description: z.string(),
  color: z.string(),
  m: z.int(),
  mn: z.string(),
  w: z.int(),
  wiso: z.int(),
})
export type ScrapOfDay = z.infer<typeof ScrapOfDay>
