import { remainingQty } from '@takt/domain/erp/cancellation-record.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { orderWord, type ReportedOrder } from '@takt/domain/machines/reported.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockCard } from '../../machines/booking/cards.ts'
import { countAgainSince } from '../../machines/count-again.ts'
import { doAtMachine } from '../../machines/operator-events.ts'
import { endRun } from '../../orders/end-run.ts'
import { startMachine } from '../../orders/start-machine.ts'
import { beginPlanned } from '../../orders/start-planned.ts'
import { plantActor } from './plant-actor.ts'
import type { BecameOf, Report } from './report-rows.ts'

/** What a word did, and which cards are changed by it. */
export interface Taken {
  readonly became: BecameOf
  readonly cards: readonly string[]
}

/**
 * The order that a machine names begins with the word's own time, and the run that the machine began before ends with
 * it. What people have started goes on: they may run several orders on a machine, of which it names one.
 */
export async function takeOrder(db: CompanyDb, report: Report): Promise<Taken | Refusal> {
  const { machine_id, value: card_no, at } = report
  const asked = orderWord(card_no, { machine_id, order: await reportedOrder(db, card_no) })
  if (isRefusal(asked)) return asked
  const ended = await endOwnRuns(db, report)
  if (asked === 'end') return { became: { outcome: ended.length > 0 ? 'ended' : 'nothing' }, cards: ended }
  if (asked === 'running') return { became: { outcome: 'running', card_no }, cards: ended }

  const actor = plantActor(db, at)
  const begun = await beginPlanned(await startOf(db, report), actor, await earliestStart(db, report))
  if (isRefusal(begun)) return begun
  await db.run(sql`update order_run set by_machine = true where p_order = ${begun.started.p_order}`)
  await actor.leaveTrail()
  return { became: { outcome: 'started', card_no }, cards: [...ended, ...begun.changed] }
}

async function reportedOrder(db: CompanyDb, card_no: string): Promise<ReportedOrder | null> {
  return await db.maybe<ReportedOrder>(sql`
    select c.status, coalesce((select r.machine_id from order_run r
      where r.card_no = c.card_no and r.end_time is null order by r.p_order desc limit 1), '') as runs_on
    from card c where c.card_no = ${card_no}`)
}

async function endOwnRuns(db: CompanyDb, { machine_id, value, at }: Report): Promise<string[]> {
  const own = await db.many<{ card_no: string; start_time: string }>(sql`
    select card_no, start_time from order_run
    where machine_id = ${machine_id} and end_time is null and by_machine and card_no <> ${value} order by card_no`)
  const machine = own.length > 0 ? await startMachine(db, machine_id) : null
  if (!machine) return []
  const counted = await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now: at })
  const actor = plantActor(db, at)
  for (const { card_no, start_time } of own) {
    const card = await lockCard(db, card_no)
    if (!card?.running) continue
    const status = remainingQty(card) > 0 ? 'planned' : 'finished'
    const end = { status, cancelled: 0, cancellation: null } as const
    await endRun(actor, { machine, card, end, at: Math.max(at, Date.parse(start_time)) })
  }
  await actor.leaveTrail()
  // What was counted for it since belongs to whatever runs now, or to nobody.
  if (at < counted.at) await countAgainSince(db, machine_id, at)
  return own.map(({ card_no }) => card_no)
}

/** With the tool that the machine says is in it; where it says nothing of tools, with the planned one. */
async function startOf(db: CompanyDb, { machine_id, value: card_no }: Report) {
  const said = await db.maybe<{ tool_id: string }>(sql`
    select m.tool_id from machine m
    where m.machine_id = ${machine_id} and m.tool_id <> '' and m.tool_id = (select value from reported_signal r
      where r.machine_id = m.machine_id and r.kind = 'tool' and r.outcome = 'mounted'
      order by r.last_at desc, r.record_no desc limit 1)`)
  const unsaid = { child_tool_id: '', sf326_stop_code: '', setup_type: '', record_no1: '', employee_id: '' }
  const tool_id = said?.tool_id ?? ''
  return { ...unsaid, machine_id, card_no, tool_id, unit_qty: '' as const, cavities: '' as const, trace_ids: [] }
}

/** Two runs of one order on a machine never overlap: every cycle would be counted twice. */
async function earliestStart(db: CompanyDb, { machine_id, value, at }: Report): Promise<number> {
  const { ended } = await db.one<{ ended: string | null }>(sql`
    select max(end_time) as ended from order_run where machine_id = ${machine_id} and card_no = ${value}`)
  return ended === null ? at : Math.max(at, Date.parse(ended))
}
