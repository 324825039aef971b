import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { has } from '@takt/domain/ground/special-functions.ts'
import { withPresets } from '@takt/domain/materials/lots.ts'
import { startOfRun } from '@takt/domain/orders/group-orders.ts'
import type { StartedOrder, StartOrderInput } from '@takt/domain/orders/model/order-start.ts'
import { startOrder } from '@takt/domain/orders/start-order.ts'
import type { CallContext } from '../ground/call/handle.ts'
import { sql } from '../ground/db/sql.ts'
import type { Actor } from '../machines/booking/book.ts'
import { isRecordOf, lockCard } from '../machines/booking/cards.ts'
import { perCycleProblem } from '../machines/booking/proportion-problem.ts'
import { countAgainSince } from '../machines/count-again.ts'
import { doAtMachine } from '../machines/operator-events.ts'
import { lotLines, lotsOfRunBefore, writeLots } from '../materials/lots.ts'
import { tracesTakenOver, writeTraces } from '../materials/traces.ts'
import { employeeOf } from '../people/employees.ts'
import { endDoneOrders } from './end-done-orders.ts'
import { runningStarts } from './grouped-runs.ts'
import { nameProblem } from './named-at-start.ts'
import { knownTools, startMachine } from './start-machine.ts'
import { codeSetup, startRun } from './start-run.ts'

/** What was started, and which cards are another order's end or beginning now. */
export interface Started {
  readonly started: StartedOrder
  readonly changed: readonly string[]
}

/** Starts a planned order of the machine with all that follows: who may, which tool, setup, lots, traces. */
export async function startPlanned(input: StartOrderInput, context: CallContext): Promise<Started | Refusal> {
  const forbidden = input.unit_qty === '' ? null : await unitQuantityProblem(input.card_no, input.unit_qty, context)
  if (forbidden) return forbidden
  const begun = await beginPlanned(input, context)
  if (isRefusal(begun)) return begun
  const { setup_code, at, ...done } = begun
  if (setup_code !== '') {
    const refusal = await codeSetup(context, { machine_id: input.machine_id, setup_code, at })
    if (refusal) return refusal
  }
  return done
}

async function unitQuantityProblem(card_no: string, unit_qty: number, context: CallContext): Promise<Refusal | null> {
  const card = await context.db.maybe<{ planned_op_qty: number }>(
    sql`select planned_op_qty from card where card_no = ${card_no}`,
  )
  return card && perCycleProblem(context, card.planned_op_qty, unit_qty)
}

/** All of it but naming the stop of the setup. `said_at`: a machine began it then, which may be some time ago. */
export async function beginPlanned(
  input: StartOrderInput,
  context: Actor,
  said_at?: number,
): Promise<(Started & { readonly setup_code: string; readonly at: number }) | Refusal> {
  const { db, session, now, audit } = context
  const { machine_id, card_no } = input
  const machine = await startMachine(db, machine_id)
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  const employee = await employeeOf(db, input.employee_id, session)
  if (isRefusal(employee)) return employee
  const { at } = await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now })
  const card = isRecordOf(card_no, input.record_no1) ? await lockCard(db, card_no) : null
  if (!card) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  const unknown = await nameProblem(db, { ...input, planned: card.tool_id })
  if (unknown) return unknown

  const materials = withPresets(await lotLines(db, card_no), await lotsOfRunBefore(db, { machine_id, card_no }))
  const tools = await knownTools(db, input.tool_id || card.tool_id, input.child_tool_id)
  const start = startOrder(input, { machine, order: { ...card, materials }, tools })
  if (isRefusal(start)) return start

  const ended = await endDoneOrders(context, { machine, at, employee })
  const said = Math.min(said_at ?? at, at)
  const from = Math.min(said, startOfRun(machine, at, await runningStarts(db, machine_id)))
  const { p_order, start_time } = await startRun(db, { machine_id, card_no, employee, at: said, from, start })
  if (from < at) await countAgainSince(db, machine_id, from)
  const lines = materials.filter(({ lot }) => lot !== '')
  await writeLots(db, { machine_id, card_no, p_order }, { lines, now: at, employee, by: session.username })
  if (input.setup_type !== '') {
    await db.run(sql`update order_run set setup_type = ${input.setup_type} where p_order = ${p_order}`)
  }
  if (has(machine, 'traceMaterial')) {
    const run = { machine_id, p_order, card_no }
    const trace_ids = input.trace_ids.length > 0 ? input.trace_ids : await tracesTakenOver(db, run)
    await writeTraces(db, run, { trace_ids, now: at, by: session.username })
  }
  audit({ what: 'order.started', key: `${card_no}/${p_order}`, after: { machine_id, employee, ...start } })
  const { tool_id, insatser, setup_code } = start
  const started = { p_order, card_no, start_time, tool_id, insatser }
  return { started, changed: [...ended, card_no], setup_code, at }
}
