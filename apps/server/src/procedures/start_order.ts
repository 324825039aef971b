import { startOrder as startOrderCall } from '@takt/contract/procedures/start_order.ts'
import { startOfRun } from '@takt/domain/orders/group-orders.ts'
import { startOrder } from '@takt/domain/orders/start-order.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { has } from '@takt/domain/special-functions.ts'
import { sql } from '../db/sql.ts'
import { doAtMachine } from '../machines/deeds.ts'
import { tracesTakenOver, writeTraces } from '../materials/traces.ts'
import { isRecordOf, lockCard } from '../orders/cards.ts'
import { endDoneOrders } from '../orders/end-done-orders.ts'
import { countAgainSince, runningStarts } from '../orders/grouped-runs.ts'
import { knownTools, startMachine } from '../orders/start-machine.ts'
import { codeSetup, startRun } from '../orders/start-run.ts'
import { employeeOf } from '../people/employees.ts'
import { handle } from './handle.ts'

export default handle(startOrderCall, async (input, context) => {
  const { db, session, now, audit, emit, machineChanged } = context
  const { machine_id, card_no } = input
  const machine = await startMachine(db, machine_id)
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  const employee = await employeeOf(db, input.employee_id, session)
  if (isRefusal(employee)) return employee
  const { at } = await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now })
  const card = isRecordOf(card_no, input.record_no1) ? await lockCard(db, card_no) : null
  if (!card) return { refusal: 'card-not-found', values: { card_no, machine_id } }

  const materials = await db.many<{ line_no: number; material_no: string; lot: string }>(
    sql`select line_no, material_no, lot from card_material where card_no = ${card_no} order by line_no`,
  )
  const tools = await knownTools(db, input.tool_id || card.tool_id, input.child_tool_id)
  const start = startOrder(input, { machine, order: { ...card, materials }, tools })
  if (isRefusal(start)) return start

  const ended = await endDoneOrders(context, { machine, at })
  const from = startOfRun(machine, at, await runningStarts(db, machine_id))
  const { p_order, start_time } = await startRun(db, { machine_id, card_no, employee, at, from, start })
  if (from < at) await countAgainSince(db, machine_id, from)
  if (start.setup_code !== '') {
    const refusal = await codeSetup(context, { machine_id, setup_code: start.setup_code, at })
    if (refusal) return refusal
  }
  if (has(machine, 'traceMaterial')) {
    const run = { machine_id, p_order, card_no }
    const trace_ids = input.trace_ids.length > 0 ? input.trace_ids : await tracesTakenOver(db, run)
    await writeTraces(db, run, { trace_ids, now: at, by: session.username })
  }
  audit({ what: 'order.started', key: `${card_no}/${p_order}`, after: { machine_id, employee, ...start } })
  machineChanged(machine_id)
  for (const changed of [...ended, card_no]) emit('OrderChanged', { machine_id, card_no: changed })
  return [{ p_order, card_no, start_time, tool_id: start.tool_id, insatser: start.insatser }]
})
