/** What the ERP is told: one message per booking, posted as JSON to the company's address. docs/guide/connect-an-erp.md explains it. */
import { CardNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'

export const ERP_MESSAGE_VERSION = 1

const about = {
  /** The same for every repetition: what was booked under it before is answered with 200 and not booked again. */
  id: z.uuid(),
  version: z.literal(ERP_MESSAGE_VERSION),
  company: z.string(),
  /** With the subject the number of the record in Takt, as its failed-reporting page shows it. */
  record_no: z.int(),
  machine_id: MachineId,
  /** The ERP's own name of the machine; '' where none is set. */
  erp_resource: z.string(),
  card_no: CardNo,
  work_order_no: z.string(),
  part_no: z.string(),
  op_number: z.string(),
  employee: z.string(),
  trans_time: Time,
  booked_at: Time,
}

export const ErpMessage = z.discriminatedUnion('subject', [
  z.object({
    ...about,
    subject: z.literal('balthzar_transaction'),
    /** Of counted pieces negative corrects what was told before. */
    good_qty: z.number(),
    note: z.string(),
    /** The machine counted them; otherwise a person reported them. */
    counted: z.boolean(),
  }),
  z.object({
    ...about,
    subject: z.literal('scrap_transaction'),
    /** Negative corrects an earlier report. */
    scrap_qty: z.number(),
    scrap_reason: z.string(),
    erp_scrap_code: z.string(),
    scrap_text: z.string(),
  }),
  z.object({
    ...about,
    subject: z.literal('cancellation'),
    /** Not made any more: the ERP sets the rest to 0 and the operation to finished. */
    remaining_qty: z.number(),
  }),
  z.object({
    ...about,
    subject: z.literal('material_reporting'),
    material_no: z.string(),
    material_card_no: z.string(),
    /** Used up; negative is given back to stock. Of the source `order` it is asked for, and nothing is used. */
    quantity: z.number(),
    reporting_source: z.string(),
    /** Where ordered material is brought and returned material is left; '' when nobody said. */
    place: z.string().default(''),
    scrap_reason: z.string(),
  }),
  z.object({
    ...about,
    subject: z.literal('pallet_flag_history'),
    /** The SSCC of the pallet, 18 digits as text; a plain number where the company has no GS1 prefix. */
    erpId: z.string(),
    /** Pieces on the pallet. They are booked as good pieces by messages of their own. */
    quantity: z.number(),
    /** The first, second … pallet of its order. */
    printOrder: z.int(),
  }),
])
export type ErpMessage = z.infer<typeof ErpMessage>

/** What an ERP may say beside its status: why it refuses, by a name that people read in their language. Its own words go to the log. */
export const ErpAnswer = z.object({ reason: z.string().optional() })

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>` with the company's token. */
export const ERP_SIGNATURE_HEADER = 'takt-signature'
/** Repeats the id of the message, for receivers that look at headers only. */
export const ERP_ID_HEADER = 'idempotency-key'
