import { piecesToTell } from '@takt/domain/erp/counted-pieces.ts'
import { SCRAP_DAYS_AFTER_END } from '@takt/domain/orders/scrap-time.ts'
import { tellErp } from '../erp/outbox.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type PlantRules, plantRules } from '../machines/plant-rules.ts'

interface CountedRow {
  readonly machine_id: string
  readonly card_no: string
  readonly p_order: number
  readonly day: string
  readonly shift: number
  readonly counted_qty: number
  readonly reducing_scrap_qty: number
  readonly told_qty: number
  readonly run_ends: string | null
  /** Before it the raw signals are not kept: what was made then was counted elsewhere. */
  readonly begins: string | null
}

/** Tells the ERP of what cycles made, by run and shift, in the transaction in which it is noted. Answers how many. */
export async function tellCountedPieces(db: CompanyDb, now: number): Promise<number> {
  // A process whose claim of the job was lost with its connection works on: two would tell each piece twice.
  await db.run(sql`select pg_advisory_xact_lock(hashtext('counted pieces'), ${db.company_id})`)
  const rules = await plantRules(db)
  const due = (await untold(db, now)).flatMap((row) => {
    const pieces = shiftOf(rules, row)
    if (pieces.from < Date.parse(row.begins ?? '1970-01-01')) return []
    const run_ends = row.run_ends === null ? null : Date.parse(row.run_ends)
    const tell = piecesToTell({ ...row, shift_ends: pieces.to, run_ends }, now)
    return tell ? [{ ...row, ...tell }] : []
  })
  for (const { machine_id, card_no, p_order, day, shift, quantity, at } of due) {
    const { record_no } = await db.one<{ record_no: number }>(sql`
      insert into counted_quantity (machine_id, card_no, p_order, day, shift, quantity, trans_time, booked_at)
      values (${machine_id}, ${card_no}, ${p_order}, ${day}, ${shift}, ${quantity}, ${new Date(at).toISOString()},
        ${new Date(now).toISOString()})
      returning record_no`)
    await tellErp(db, { subject: 'balthzar_transaction', record_no, record_time: at, machine_id, card_no, now })
  }
  return due.length
}

function shiftOf(rules: PlantRules, { machine_id, day, shift }: CountedRow): { from: number; to: number } {
  const pieces = (rules.machines.get(machine_id)?.calendar.ofDay(day) ?? []).filter((piece) => piece.shift === shift)
  // A calendar that was changed since has no such shift any more: it is over.
  return { from: pieces[0]?.from ?? Number.POSITIVE_INFINITY, to: pieces.at(-1)?.to ?? 0 }
}

/** Runs that go on or to which scrap can still be booked, on machines that count or did; only where something is new. */
function untold(db: CompanyDb, now: number): Promise<CountedRow[]> {
  const oldest = new Date(now - (SCRAP_DAYS_AFTER_END + 1) * 86_400_000).toISOString()
  return db.many<CountedRow>(sql`
    select r.machine_id, r.card_no, r.p_order, f.day, f.shift, f.counted_qty, f.reducing_scrap_qty,
      coalesce(t.told_qty, 0) as told_qty, r.end_time as run_ends, b.at as begins
    from (select * from order_run where end_time is null union all
        select * from order_run where end_time > ${oldest}) r
      join card c on c.card_no = r.card_no and c.in_erp
      join machine m on m.machine_id = r.machine_id
      join run_figures f on f.machine_id = r.machine_id and f.p_order = r.p_order
      left join lateral (select sum(q.quantity) as told_qty from counted_quantity q
        where q.p_order = r.p_order and q.day = f.day and q.shift = f.shift) t on true
      left join lateral (select c.at, c.day from machine_checkpoint c
        where c.machine_id = r.machine_id and c.base order by c.day desc limit 1) b on true
    where f.counted_qty - f.reducing_scrap_qty <> coalesce(t.told_qty, 0)
      -- where people report since, scrap of their pieces takes nothing from a count
      and (m.good_from_cycles or f.counted_qty <> 0) and (b.day is null or f.day >= b.day)
      and exists (select from run_figures x
        where x.machine_id = r.machine_id and x.p_order = r.p_order and x.counted_qty <> 0)
    order by f.day, f.shift, r.p_order limit 2000`)
}
