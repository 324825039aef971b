import { cancellationRecord } from '@takt/domain/erp/cancellation-record.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { programRefusal, type StartMachine } from '@takt/domain/orders/start-order.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type CardRow, lockCard } from '../machines/booking/cards.ts'
import { doAtMachine } from '../machines/operator-events.ts'
import { writeCancellation } from './cancellations.ts'
import { endRun, materialDifference } from './end-run.ts'

/** Starts of the orders that run on a machine. */
export async function runningStarts(db: CompanyDb, machine_id: string): Promise<{ start: number }[]> {
  const rows = await db.many<{ start_time: string }>(
    sql`select start_time from order_run where machine_id = ${machine_id} and end_time is null`,
  )
  return rows.map(({ start_time }) => ({ start: Date.parse(start_time) }))
}

/**
 * SF25: a report on an order that does not run begins its run and ends it with the report; later reports move the end,
 * so that start and end are the first and the last report. A planned order is so started: not with a blocked program.
 * The card is locked.
 */
export async function runOfReport(
  db: CompanyDb,
  card: CardRow,
  report: { at: number; employee: string },
): Promise<{ p_order: number; start_time: string } | Refusal> {
  const blocked = card.status === 'planned' ? programRefusal(card) : null
  if (blocked) return blocked
  const at = new Date(report.at).toISOString()
  const last = await db.maybe<{ p_order: number; start_time: string }>(sql`
    update order_run set end_time = greatest(end_time, ${at}), start_time = least(start_time, ${at}),
      emp_end_wo = ${report.employee}
    where p_order = (select max(p_order) from order_run
      where card_no = ${card.card_no} and machine_id = ${card.machine_id} and end_time is not null)
    returning p_order, start_time`)
  if (last) return last
  return await db.one(sql`
    insert into order_run (machine_id, card_no, start_time, end_time, tool_id, insatser, emp_start_wo, emp_end_wo)
    values (${card.machine_id}, ${card.card_no}, ${at}, ${at}, ${card.tool_id},
      ${card.unit_qty || card.quantity_per_cycle || 1}, ${report.employee}, ${report.employee})
    returning p_order, start_time`)
}

/**
 * The operator has said that the order is fully reported: its rest is not made, and a run that is open ends with it.
 * Else a finished card would go on running. Answers what the ERP is told.
 */
export async function closeReported(
  context: CallContext,
  on: { machine: StartMachine; card_no: string; p_order: number; employee: string },
): Promise<number | Refusal | null> {
  const { db, session, now } = context
  const { machine, card_no, p_order, employee } = on
  const { machine_id } = machine
  const { at } = await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now })
  const card = await lockCard(db, card_no)
  if (!card) throw new Error(`card ${card_no} was reported and is not there`)
  const cancellation = cancellationRecord(card, at)
  if (card.running) {
    const problem = await materialDifference(db, machine, card)
    if (problem) return problem
    const end = { status: 'finished', cancelled: 1, cancellation } as const
    return (await endRun(context, { machine, card, end, at, employee })).cancellation
  }
  await db.run(sql`update card set status = 'finished', cancelled = 1 where card_no = ${card_no}`)
  return (
    cancellation &&
    (await writeCancellation(db, cancellation, { machine_id, card_no, p_order, now: at, by: session.username }))
  )
}
