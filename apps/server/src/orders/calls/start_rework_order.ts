import { startReworkOrder } from '@takt/contract/orders/start_rework_order.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { startPlanned } from '../start-planned.ts'

export default handle(startReworkOrder, async ({ quantity, employee, ...start }, context) => {
  const { db, audit, emit, machineChanged } = context
  const { machine_id, card_no } = start
  await lockMachines(db, [machine_id])
  const card = await db.maybe<{ planned_op_qty: number; good_qty: number }>(sql`
    select planned_op_qty, good_qty from card where card_no = ${card_no} and machine_id = ${machine_id} and rework = 1 for update`)
  if (!card) return { refusal: 'rework-order-not-found', values: { card_no, machine_id } }
  const soFar = { card_no, ...card, good: card.good_qty, scrap: 0 }
  const forbidden = proportionProblem(context, 'rework', { ...soFar, quantity })
  if (forbidden) return forbidden
  await db.run(sql`update card set planned_op_qty = good_qty + ${quantity} where card_no = ${card_no}`)
  audit({ what: 'order.rework-quantity', key: card_no, before: card, after: { quantity } })
  const done = await startPlanned({ ...start, employee_id: employee, record_no1: '' }, context)
  if (isRefusal(done)) return done
  machineChanged(machine_id)
  for (const changed of done.changed) emit('OrderChanged', { machine_id, card_no: changed })
  return [done.started]
})
