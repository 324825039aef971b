import { deleteCancellationOrder } from '@takt/contract/orders/delete_cancellation_order.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { cancelRest } from '@takt/domain/orders/cancel-rest.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockCard } from '../../machines/booking/cards.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { employeeOf } from '../../people/employees.ts'
import { toldToNobody, withdrawCancellations } from '../cancellations.ts'

export default handle(deleteCancellationOrder, async (input, { db, session, now, audit, emit, machineChanged }) => {
  const { machine_id, record_no } = input
  await lockMachines(db, [machine_id])
  const found = record_no === 0 ? await untold(db, input, now) : await recorded(db, input)
  const card = found && (await lockCard(db, found.card_no))
  if (!found || !card) return { refusal: 'cancellation-not-found', values: {} }
  const employee = await employeeOf(db, input.employee, session)
  if (isRefusal(employee)) return employee
  const change = cancelRest({ ...card, transferred: found.status === 'T' }, 0, now)
  if (isRefusal(change)) return change

  const { card_no } = card
  if (!(await withdrawCancellations(db, { machine_id, card_no, now }))) {
    return { refusal: 'cancellation-on-its-way', values: { card_no } }
  }
  if (change) {
    await db.run(sql`update card set status = ${change.status}, cancelled = 0 where card_no = ${card_no}`)
  }
  audit({ what: 'cancellation.deleted', key: `${card_no}/${record_no}`, before: found, after: { employee } })
  emit('OrderChanged', { machine_id, card_no })
  machineChanged(machine_id)
  emit('NewOrderCancellation', { machine_id, record_no })
  return [{ record_no, card_no }]
})

interface Found {
  readonly card_no: string
  readonly status: 'W' | 'T' | 'F' | 'N' | ''
}

function recorded(db: CompanyDb, { machine_id, record_no }: { machine_id: string; record_no: number }) {
  return db.maybe<Found>(sql`
    select card_no, status, remaining_qty from cancellation
    where machine_id = ${machine_id} and record_no = ${record_no} for update`)
}

/** A cancellation without a record is known by its card. */
function untold(db: CompanyDb, { machine_id, card_no }: { machine_id: string; card_no: string }, now: number) {
  return db.maybe<Found>(sql`
    select c.card_no, '' as status from card c
    where c.machine_id = ${machine_id} and c.card_no = ${card_no} and ${toldToNobody(now)} for update of c`)
}
