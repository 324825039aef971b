import { stopOrder as stopOrderCall } from '@takt/contract/procedures/stop_order.ts'
import { remainingQty } from '@takt/domain/orders/cancellation-record.ts'
import { stopOrder } from '@takt/domain/orders/stop-order.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { has } from '@takt/domain/special-functions.ts'
import { sql } from '../db/sql.ts'
import { doAtMachine } from '../machines/deeds.ts'
import { writeCancellation } from '../orders/cancellations.ts'
import { lockCard } from '../orders/cards.ts'
import { returnMaterials } from '../orders/return-materials.ts'
import { startMachine } from '../orders/start-machine.ts'
import { handle } from './handle.ts'

export default handle(stopOrderCall, async (input, context) => {
  const { db, session, now, audit, emit, machineChanged } = context
  const { machine_id, card_no, cancel_order } = input
  const machine = await startMachine(db, machine_id)
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  const { at } = await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now })
  const card = await lockCard(db, card_no)
  const seen = input.record_no ?? card?.p_order
  if (!card?.running || card.machine_id !== machine_id || card.p_order !== seen) {
    return { refusal: 'order-not-running', values: { card_no, machine_id } }
  }
  const end = stopOrder({ cancel_order }, { machine, card, now: at })
  if (isRefusal(end)) return end

  const { p_order } = card
  const by = session.username
  const end_time = new Date(at).toISOString()
  const employee = session.device_employee || session.employee_number
  await db.run(sql`update order_run set end_time = ${end_time}, emp_end_wo = ${employee} where p_order = ${p_order}`)
  await db.run(sql`update card set status = ${end.status}, cancelled = ${end.cancelled} where card_no = ${card_no}`)
  if (has(machine, 'returnMaterialAtEnd')) await returnMaterials(context, card, at)
  const cancellation =
    end.cancellation && (await writeCancellation(db, end.cancellation, { machine_id, card_no, p_order, now: at, by }))
  audit({ what: 'order.stopped', key: `${card_no}/${p_order}`, after: { end_time, employee, ...end } })
  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  if (cancellation !== null) emit('NewOrderCancellation', { machine_id, record_no: cancellation })
  return [{ p_order, card_no, end_time, remaining_qty: remainingQty(card), cancellation }]
})
