import { reportMaterialScrap } from '@takt/contract/scrap/report_material_scrap.ts'
import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'
import { SCRAP_DAYS_AFTER_END, scrapTimeProblem } from '@takt/domain/orders/scrap-time.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { bookMaterial } from '../../materials/book-material.ts'
import { materialLines } from '../../materials/material-rows.ts'
import { scrapReasons } from '../scrap-reasons.ts'

export default handle(reportMaterialScrap, async (input, context) => {
  const { db, session, now, audit, emit } = context
  const { machine_id, material_card_no, scrap_reason, reporting_source } = input
  const trans_time = Date.parse(input.trans_time)
  const line = await lineAt(db, machine_id, { material_card_no, now })
  if (!line) return { refusal: 'material-line-not-found', values: { material_card_no, machine_id } }
  const { usable } = await scrapReasons(db, machine_id, session.language)
  if (!usable.has(scrap_reason)) return { refusal: 'scrap-reason-unknown', values: { code: scrap_reason } }
  const times = { start_time: Date.parse(line.start_time), end_time: null }
  const problem = scrapTimeProblem(times, trans_time, { now, byHand: true })
  if (problem) return problem
  const quantity = toDecimals(input.quantity, 3)
  if (quantity === 0) return { refusal: 'quantity-zero', values: {} }
  const forbidden = proportionProblem(context, 'material-scrap', { ...line, good: 0, quantity })
  if (forbidden) return forbidden

  const material = { materialNo: line.material_no, materialCardNo: material_card_no }
  const order = { machine_id, card_no: line.card_no, in_erp: line.in_erp }
  const { record_no } = await bookMaterial(context, order, {
    material,
    quantity,
    scrap_reason,
    reporting_source,
    trans_time,
  })
  audit({
    what: 'material.scrapped',
    key: `${line.card_no}/${record_no}`,
    after: { ...material, quantity, scrap_reason, reporting_source },
  })
  emit('OrderChanged', { machine_id, card_no: line.card_no })
  return [{ record_no, quantity }]
})

interface LineRow {
  readonly card_no: string
  readonly material_no: string
  readonly start_time: string
  readonly in_erp: boolean
  /** Of this material, for the whole order. */
  readonly planned_op_qty: number
  /** Of it by itself, not in pieces. */
  readonly scrap: number
}

/** The line of an order that runs on the machine, else of the one that ended there last. */
function lineAt(
  db: CompanyDb,
  machine_id: string,
  { material_card_no, now }: { material_card_no: string; now: number },
): Promise<LineRow | null> {
  const oldest = new Date(now - SCRAP_DAYS_AFTER_END * 86_400_000).toISOString()
  const atMachine = sql`select x.card_no from order_run x
    where x.machine_id = ${machine_id} and (x.end_time is null or x.end_time > ${oldest})`
  return db.maybe<LineRow>(sql`
    select l.card_no, l.material_no, first.start_time, c.in_erp, l.planned_qty as planned_op_qty,
      (select coalesce(sum(x.quantity), 0) from material_transaction x
        where x.card_no = l.card_no and x.material_no = l.material_no and x.material_card_no = l.line_key
          and x.reporting_source <> 'scrap' and x.scrap_reason <> '') as scrap
    from ${materialLines(sql`l.card_no in (${atMachine})`)} l
      join card c on c.card_no = l.card_no
      join lateral (
        select min(r.start_time) as start_time, max(coalesce(r.end_time, 'infinity')) as end_time
        from order_run r where r.card_no = l.card_no and r.machine_id = ${machine_id}
      ) first on true
    where l.line_key = ${material_card_no}
    order by first.end_time desc, first.start_time desc limit 1`)
}
