import { failure, keptFailure } from '@takt/domain/ground/failure.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'

/** What an ERP says when it does not take something. */
const refusals = [
  failure('erp-order-locked', { status: 422 }),
  failure('erp-period-closed', { status: 422 }),
  failure('erp-order-finished', { status: 409 }),
  failure('erp-employee-unknown', { status: 422 }),
].map(keptFailure)

/**
 * The link is there and switched off: the example ERP of `npm start` switches it on with a token of its own. What the
 * history left waiting or failed stands in the outbox, so that the failed-reporting pages show something.
 */
export async function seedErp(
  client: pg.Client,
  plant: Plant,
  given: { readonly now: number; readonly withHistory: boolean; readonly token: string | undefined },
): Promise<void> {
  const { company_id } = plant.company
  if (!given.token) return
  await client.query('update company set erp_api_token = $2 where company_id = $1', [company_id, given.token])
  await client.query('insert into erp_link (company_id) values ($1)', [company_id])
  if (!given.withHistory) return
  const now = new Date(given.now).toISOString()
  await addFailedOfEveryKind(client, company_id, now)
  await client.query(
    `insert into erp_message (company_id, subject, record_no, record_time, machine_id, card_no, status, created,
       attempts, next_attempt, last_attempt, last_error)
     select company_id, subject, record_no, at, machine_id, card_no, status, at, case status when 'F' then 5 else 0 end,
       case status when 'F' then $2::timestamptz + interval '30 minutes' else $2::timestamptz end,
       case status when 'F' then at + interval '20 minutes' end,
       case status when 'F' then ($3::text[])[1 + record_no % cardinality($3::text[])] else '' end
     from (
       select company_id, 'balthzar_transaction' as subject, record_no, trans_time as at, machine_id, card_no,
         erp_status as status from good_transaction where company_id = $1 and erp_status in ('W', 'F')
       union all
       select company_id, 'scrap_transaction', record_no, trans_time, machine_id, card_no, erp_status
       from scrap_transaction where company_id = $1 and erp_status in ('W', 'F')
       union all
       select company_id, 'material_reporting', record_no, trans_time, machine_id, card_no, erp_status
       from material_transaction where company_id = $1 and erp_status in ('W', 'F')
       union all
       select company_id, 'cancellation', record_no, created, machine_id, card_no, status
       from cancellation where company_id = $1 and status in ('W', 'F')) open
     order by at, record_no`,
    [company_id, now, refusals],
  )
}

/** By chance a short history has no failed pieces, and never any material or cancellation. */
async function addFailedOfEveryKind(client: pg.Client, company_id: number, now: string): Promise<void> {
  await client.query(
    `update good_transaction g set erp_status = 'F'
     from (select trans_time, record_no from good_transaction where company_id = $1 and erp_status = 'T'
       order by trans_time desc limit 3) last
     where g.company_id = $1 and g.trans_time = last.trans_time and g.record_no = last.record_no`,
    [company_id],
  )
  await client.query(
    `insert into cancellation (company_id, machine_id, card_no, remaining_qty, status, last_error, attempts, created,
       next_attempt, created_by)
     select company_id, machine_id, card_no, planned_op_qty - good_qty, 'F', $3, 5, $2::timestamptz - interval '1 day',
       $2::timestamptz + interval '30 minutes', 'supervisor'
     from card where company_id = $1 and in_erp and status = 'finished' and good_qty < planned_op_qty
     order by card_no desc limit 3`,
    [company_id, now, refusals[2]],
  )
  await client.query(
    `insert into material_transaction (company_id, machine_id, card_no, material_no, quantity, scrap_reason,
       reporting_source, trans_time, erp_status, booked_at, booked_by)
     select l.company_id, c.machine_id, l.card_no, l.material_no, round(l.per_unit * 5, 3), '', 'wizard',
       $2::timestamptz - interval '5 hours', 'F', $2::timestamptz - interval '5 hours', 'operator'
     from card_material l join card c on c.company_id = l.company_id and c.card_no = l.card_no and c.in_erp
     where l.company_id = $1 order by l.card_no, l.line_no limit 4`,
    [company_id, now],
  )
}
