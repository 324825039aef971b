import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'
import { type StoreAction, storeProblem } from '@takt/domain/materials/store-order.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { proportionProblem } from '../machines/booking/proportion-problem.ts'
import { bookMaterial } from './book-material.ts'
import { materialRows } from './material-rows.ts'

interface Wish {
  readonly machine_id: string
  readonly card_no: string
  readonly material_no: string
  readonly quantity: number
  readonly place: string
}

/** Orders material of a card from the stores, or gives it back: a record, and the ERP is told of it. */
export async function askTheStores(
  context: Pick<CallContext, 'db' | 'session' | 'now' | 'audit'>,
  { machine_id, card_no, material_no, place, ...wish }: Wish,
  action: StoreAction,
): Promise<{ record_no: number; quantity: number }[] | Refusal> {
  const { db, now, audit } = context
  // Of two who give the same back at once the second sees what the first has done.
  const card = await db.maybe<{ in_erp: boolean }>(sql`select in_erp from card where card_no = ${card_no} for update`)
  const lines = card ? await materialRows(db, { machine_id, card_no }) : []
  const line = lines.find(({ materialNo }) => materialNo === material_no)
  if (!card || !line) return { refusal: 'material-not-on-order', values: { material_no, card_no } }
  const quantity = toDecimals(wish.quantity, 3)
  const need = {
    material_no,
    planned: line.materialPlannedQty,
    used: line.materialUsedQty,
    balance: line.materialBalance,
  }
  const problem = storeProblem(need, action, quantity)
  if (problem) return problem
  // What is given back has its own limit: what there is.
  const soFar = { card_no, material_no, good: need.used, scrap: 0, quantity }
  const planned_op_qty = action === 'order' ? await neededAt(db, { machine_id, card_no, material_no }) : 0
  const forbidden = proportionProblem(context, 'material-order', { ...soFar, planned_op_qty })
  if (forbidden) return forbidden
  const order = { machine_id, card_no, in_erp: card.in_erp }
  const { record_no } = await bookMaterial(context, order, {
    material: line,
    quantity: action === 'order' ? quantity : -quantity,
    scrap_reason: '',
    reporting_source: action,
    place,
    trans_time: now,
  })
  const what = action === 'order' ? 'material.ordered' : 'material.given-back'
  audit({ what, key: `${card_no}/${record_no}`, after: { material_no, quantity, place } })
  return [{ record_no, quantity }]
}

/** Of a material by all orders of the machine: it is ordered for all of them at once, on the card of the first. */
async function neededAt(
  db: CompanyDb,
  { machine_id, card_no, material_no }: Pick<Wish, 'machine_id' | 'card_no' | 'material_no'>,
): Promise<number> {
  const { planned } = await db.one<{ planned: number }>(sql`
    select coalesce(sum(l.planned_qty), 0) as planned from card_material l join card c on c.card_no = l.card_no
    where l.material_no = ${material_no}
      and (c.card_no = ${card_no}
        or (c.machine_id = ${machine_id} and c.cancelled = 0 and c.status in ('planned', 'running')))`)
  return planned
}
