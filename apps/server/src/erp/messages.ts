import { ERP_MESSAGE_VERSION, ErpMessage } from '@takt/contract/erp/erp-message.ts'
import type { ErpSubject } from '@takt/domain/erp/subjects.ts'
import { type Failure, failure } from '@takt/domain/ground/failure.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

/** A message together with the record it tells of. */
export interface MessageRow {
  readonly message_no: number
  readonly message_id: string
  readonly subject: ErpSubject
  readonly record_no: number
  readonly record_time: string
  readonly machine_id: string
  readonly card_no: string
  readonly body: unknown
  readonly status: 'W' | 'F'
  readonly attempts: number
  readonly created: string
  readonly last_attempt: string | null
  readonly last_error: string
  readonly work_order_no: string
  readonly part_no: string
  readonly op_number: string
  readonly erp_resource: string
  readonly quantity: number
  readonly employee: string
  readonly booked_at: string
  readonly scrap_reason: string
  readonly material_no: string
  readonly [own: string]: unknown
}

export function messageRows(db: CompanyDb, { where, order }: { where: Sql; order: Sql }): Promise<MessageRow[]> {
  return db.many<MessageRow>(sql`
    select m.message_no, m.message_id, m.subject, m.record_no, m.record_time, m.machine_id, m.card_no, m.body, m.status,
      m.attempts, m.created, m.last_attempt, m.last_error, coalesce(c.work_order_no, '') as work_order_no,
      coalesce(c.part_no, '') as part_no, coalesce(c.op_number, '') as op_number,
      coalesce(k.erp_resource, '') as erp_resource,
      coalesce(g.good_qty, q.quantity, s.scrap_qty, x.remaining_qty, t.quantity, f.qty, (m.body ->> 'quantity')::numeric, 0) as quantity,
      coalesce(g.employee, s.employee, x.created_by, t.booked_by, nullif(f.employee, ''), f.confirmed_by, '') as employee,
      coalesce(g.booked_at, q.booked_at, s.booked_at, x.created, t.booked_at, f.confirmed, m.created) as booked_at,
      coalesce(g.note, '') as note, q.record_no is not null as counted, coalesce(s.scrap_reason, t.scrap_reason, '') as scrap_reason,
      coalesce(s.erp_scrap_code, '') as erp_scrap_code, coalesce(s.scrap_text, '') as scrap_text,
      coalesce(t.material_no, '') as material_no, coalesce(t.material_card_no, '') as material_card_no,
      coalesce(t.reporting_source, '') as reporting_source, coalesce(t.place, '') as place, coalesce(f.erp_id, '') as "erpId",
      coalesce(f.print_order, 0) as "printOrder"
    from erp_message m
      left join card c on c.card_no = m.card_no
      left join machine k on k.machine_id = m.machine_id
      left join good_transaction g on m.subject = 'balthzar_transaction' and g.trans_time = m.record_time
        and g.record_no = m.record_no
      left join counted_quantity q on m.subject = 'balthzar_transaction' and q.record_no = m.record_no
      left join scrap_transaction s on m.subject = 'scrap_transaction' and s.trans_time = m.record_time
        and s.record_no = m.record_no
      left join cancellation x on m.subject = 'cancellation' and x.record_no = m.record_no
      left join material_transaction t on m.subject = 'material_reporting' and t.record_no = m.record_no
      left join pallet_flag f on m.subject = 'pallet_flag_history' and f.record_no = m.record_no
    where ${where} ${order}`)
}

/** What is sent, or why this record cannot be put into words. Names that a subject does not have fall away in the parse. */
export function composeMessage(row: MessageRow, company: string): { message: ErpMessage } | { problem: Failure } {
  const { quantity } = row
  const parsed = ErpMessage.safeParse({
    ...row,
    id: row.message_id,
    version: ERP_MESSAGE_VERSION,
    company,
    trans_time: row.record_time,
    good_qty: quantity,
    scrap_qty: quantity,
    remaining_qty: quantity,
  })
  if (parsed.success) return { message: parsed.data }
  const [issue] = parsed.error.issues
  return { problem: failure('record-incomplete', { field: issue?.path.join('.') ?? '' }) }
}
