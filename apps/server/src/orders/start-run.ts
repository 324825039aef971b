import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { startOfStop, stopKey } from '@takt/domain/machines/machine-state.ts'
import { hasNoReason } from '@takt/domain/machines/uncoded.ts'
import type { OrderStart } from '@takt/domain/orders/start-order.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { doAtMachine } from '../machines/operator-events.ts'
import { codeOneStop, stopToChange } from '../stops/coding.ts'
import { mountTool } from './mount-tool.ts'

interface NewRun {
  readonly machine_id: string
  readonly card_no: string
  readonly employee: string
  /** The run begins here, and its tool is mounted. */
  readonly at: number
  /** SF25: the start of the bundle that it joins. */
  readonly from?: number
  readonly start: Omit<OrderStart, 'setup_code'>
}

/** The machine is locked and its time counted up to `at` by the caller, the card locked after it. */
export async function startRun(db: CompanyDb, run: NewRun): Promise<{ p_order: number; start_time: string }> {
  const { machine_id, card_no, start } = run
  const begun = await db.one<{ p_order: number; start_time: string }>(sql`
    insert into order_run (machine_id, card_no, start_time, tool_id, structure_tool_id, mother_tool_id, insatser,
      emp_start_wo)
    values (${machine_id}, ${card_no}, ${new Date(run.from ?? run.at).toISOString()}, ${start.tool_id}, ${start.structure_tool_id},
      ${start.mother_tool_id}, ${start.insatser}, ${run.employee})
    returning p_order, start_time`)
  await db.run(sql`update card set status = 'running', unit_qty = ${start.unit_qty} where card_no = ${card_no}`)
  if (start.tool_id !== '') await mountTool(db, machine_id, { tool_id: start.tool_id, at: run.at })
  return begun
}

/** SF326: the machine stands and is being set up from here on. While it runs there is nothing to say. */
export async function codeSetup(
  context: CallContext,
  on: { machine_id: string; setup_code: string; at: number },
): Promise<Refusal | null> {
  const { machine_id, setup_code, at } = on
  const { db } = context
  const stop = await stopToChange(db, machine_id, '')
  // A signal that holds the reason goes on doing so; an order may be started meanwhile.
  if (stop?.held_by !== '') return null
  const code = await db.maybe<{ setup_time: number }>(
    sql`select setup_time from stop_code where stop_code = ${setup_code}`,
  )
  if (code?.setup_time === 0) return { refusal: 'not-a-setup-code', values: { code: setup_code } }
  // What somebody has said of the stop so far stays; the stop is cut a moment ago, since its very end cannot be cut.
  const cut = at - 1
  let key = stop.stop
  if (!hasNoReason(stop.stop_reason) && startOfStop(key) < cut) {
    await doAtMachine(db, machine_id, { event: { kind: 'split', value: { stop: key, at: cut } }, now: at })
    key = stopKey(cut)
  }
  const said = { machine_id, stop: key, stop_code: setup_code, note: '' }
  const coded = await codeOneStop(said, { ...context, now: at })
  return isRefusal(coded) ? coded : null
}
