import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { has, type MachineFunctions } from '@takt/domain/ground/special-functions.ts'
import type { OrderEnd } from '@takt/domain/orders/stop-order.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import type { Actor } from '../machines/booking/book.ts'
import type { CardRow } from '../machines/booking/cards.ts'
import { differencesOfRun } from '../materials/batches.ts'
import { endLots } from '../materials/lots.ts'
import { writeCancellation } from './cancellations.ts'
import { mountToolThatRuns } from './mount-tool.ts'
import { returnMaterials } from './return-materials.ts'

export interface EndedRun {
  readonly end_time: string
  readonly cancellation: number | null
}

/** Ends the open run of a locked card. The caller has counted the machine's time up to `at`, and tells of the end. */
export async function endRun(
  context: Actor,
  on: {
    machine: MachineFunctions
    card: CardRow
    end: OrderEnd
    at: number
    /** Who was named where it was said, as an employee is at a shared terminal; none: whoever is signed in. */
    employee?: string | undefined
  },
): Promise<EndedRun> {
  const { db, session, audit } = context
  const { card, end, at } = on
  const { machine_id, card_no, p_order } = card
  const end_time = new Date(at).toISOString()
  const employee = on.employee || session.device_employee || session.employee_number
  await db.run(sql`update order_run set end_time = ${end_time}, emp_end_wo = ${employee} where p_order = ${p_order}`)
  await db.run(sql`update card set status = ${end.status}, cancelled = ${end.cancelled} where card_no = ${card_no}`)
  await mountToolThatRuns(db, machine_id, at)
  await endLots(db, card_no)
  if (has(on.machine, 'returnMaterialAtEnd')) await returnMaterials(context, card, at)
  const by = session.username
  const cancellation =
    end.cancellation && (await writeCancellation(db, end.cancellation, { machine_id, card_no, p_order, now: at, by }))
  audit({ what: 'order.stopped', key: `${card_no}/${p_order}`, after: { end_time, employee, ...end } })
  return { end_time, cancellation }
}

/** SF17: an order does not end while what was used differs from what was planned and nobody has said why. */
export async function materialDifference(
  db: CompanyDb,
  machine: MachineFunctions,
  card: CardRow,
): Promise<Refusal | null> {
  if (!has(machine, 'reportMaterialDifference')) return null
  const open = (await differencesOfRun(db, card)).filter(({ reported }) => !reported)
  const lines = open.map(({ material_no, difference }) => `${material_no} ${difference}`).join(', ')
  return open.length > 0 ? { refusal: 'material-difference', values: { lines } } : null
}
