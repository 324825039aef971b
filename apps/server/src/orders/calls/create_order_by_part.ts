import { createOrderByPart } from '@takt/contract/orders/create_order_by_part.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { takesOrders } from '@takt/domain/orders/start-order.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { perCycleProblem } from '../../machines/booking/proportion-problem.ts'
import { doAtMachine } from '../../machines/operator-events.ts'
import { employeeOf } from '../../people/employees.ts'
import { nameProblem } from '../named-at-start.ts'
import { startMachine } from '../start-machine.ts'
import { startRun } from '../start-run.ts'

export default handle(createOrderByPart, async (input, context) => {
  const { db, session, now, audit, emit, machineChanged } = context
  const { machine_id, part_no, op_no, unit_qty, planned_op_qty } = input
  const machine = await startMachine(db, machine_id)
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  const closed = takesOrders(machine)
  if (closed) return closed
  const part = await db.maybe<{ tool_id: string }>(sql`
    select tool_id from part
    where part_no = ${part_no} and op_number = ${op_no} and machine_id_only in ('', ${machine_id})`)
  if (!part) return { refusal: 'part-not-found', values: { part_no, op_no } }
  const tool_id = input.tool_id || part.tool_id
  const unknown = await nameProblem(db, { machine_id, tool_id, planned: part.tool_id, setup_type: '' })
  const forbidden = unknown ?? perCycleProblem(context, planned_op_qty, unit_qty)
  if (forbidden) return forbidden
  const employee = await employeeOf(db, input.employee, session)
  if (isRefusal(employee)) return employee

  const { at } = await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now })
  const card_no = await newCardNo(db)
  await db.run(sql`
    insert into card (card_no, work_order_no, part_no, op_number, machine_id, planned_op_qty, planned_start_time,
      unit_qty, in_erp)
    values (${card_no}, ${card_no}, ${part_no}, ${op_no}, ${machine_id}, ${planned_op_qty},
      ${new Date(at).toISOString()}, ${unit_qty}, false)`)
  const start = { tool_id, structure_tool_id: '', mother_tool_id: '', insatser: unit_qty, unit_qty }
  const { p_order, start_time } = await startRun(db, { machine_id, card_no, employee, at, start })
  audit({
    what: 'order.made-by-part',
    key: `${card_no}/${p_order}`,
    after: { machine_id, record_no: input.record_no ?? null, part_no, op_no, planned_op_qty, employee, ...start },
  })
  machineChanged(machine_id)
  emit('OrderChanged', { machine_id, card_no })
  return [{ p_order, card_no, work_order_no: card_no, start_time }]
})

/** No ERP number begins with an L: what is made here never takes the number of an order that comes later. */
async function newCardNo(db: CompanyDb): Promise<string> {
  const { no } = await db.one<{ no: string }>(sql`select nextval('operator_event_no')::text as no`)
  return `L${no.padStart(7, '0')}`
}
