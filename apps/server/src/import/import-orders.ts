import type { ImportRecord } from '@takt/domain/import/import-kind.ts'
import { judgeOrder, type StoredOrder } from '@takt/domain/import/judge-order.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { type Change, type ImportWriter, type Row, rowsOf, type Touched, valuesOf } from './import-writer.ts'
import { orderPlant } from './order-plant.ts'

/** What the ERP says anew of start and machine is what is wanted from then on. */
const sameWord = sql`(coalesce(excluded.erp_said ->> 'planned_start_time', '') = coalesce(card.erp_said ->> 'planned_start_time', '')
  and coalesce(excluded.erp_said ->> 'machine_id', '') = coalesce(card.erp_said ->> 'machine_id', ''))`

export const importOrders: ImportWriter = {
  kind: 'orders',
  async prepare(db, records, lock) {
    const card_nos = valuesOf(records, 'card_no')
    if (lock) await lockOrders(db, card_nos)
    const rows = await storedOrders(db, card_nos)
    const plant = await orderPlant(db, records, rows)
    return {
      stored: new Map(rows.map((row) => [row.card_no, row as unknown as Row])),
      judge: (record: ImportRecord, before) => judgeOrder(record, before as unknown as StoredOrder | null, plant),
    }
  },
  async write(db, changes) {
    await db.run(sql`
      insert into card (card_no, work_order_no, order_no, part_no, op_number, machine_id, planned_op_qty,
        planned_start_time, prev_op_card_no, program_id, other_info_8, rework, cancelled, status, erp_said)
      select card_no, work_order_no, order_no, part_no, op_number, machine_id, planned_op_qty, planned_start_time,
        prev_op_card_no, program_id, other_info_8, rework::int, cancelled::int, status, erp_said
      from jsonb_to_recordset(${rowsOf(changes)}::jsonb) as r (card_no text, work_order_no text, order_no text,
        part_no text, op_number text, machine_id text, planned_op_qty numeric, planned_start_time timestamptz,
        prev_op_card_no text, program_id text, other_info_8 text, rework boolean, cancelled boolean, status text,
        erp_said jsonb)
      on conflict (company_id, card_no) do update set work_order_no = excluded.work_order_no,
        order_no = excluded.order_no, part_no = excluded.part_no, op_number = excluded.op_number,
        machine_id = excluded.machine_id, planned_op_qty = excluded.planned_op_qty,
        planned_start_time = excluded.planned_start_time, prev_op_card_no = excluded.prev_op_card_no,
        program_id = excluded.program_id, other_info_8 = excluded.other_info_8, rework = excluded.rework,
        cancelled = excluded.cancelled, status = excluded.status, erp_said = excluded.erp_said,
        wanted_start_time = case when ${sameWord} then card.wanted_start_time end,
        wanted_end_time = case when ${sameWord} then card.wanted_end_time end,
        wanted_machine_id = case when ${sameWord} then card.wanted_machine_id end`)
    await writeMaterials(db, changes)
    return touched(changes)
  },
}

/** Whoever counts or starts locks a machine before its cards: so do we for those that run, and nobody waits in a circle. */
async function lockOrders(db: CompanyDb, card_nos: readonly string[]): Promise<void> {
  const running = await db.many<{ machine_id: string }>(sql`
    select distinct machine_id from card where card_no = any (${card_nos as string[]}) and status = 'running'`)
  if (running.length > 0) {
    await lockMachines(
      db,
      running.map(({ machine_id }) => machine_id),
    )
  }
  await db.run(sql`select card_no from card where card_no = any (${card_nos as string[]}) order by card_no for update`)
}

async function storedOrders(db: CompanyDb, card_nos: readonly string[]): Promise<StoredOrder[]> {
  return await db.many<StoredOrder>(sql`
    select c.card_no, c.work_order_no, c.order_no, c.part_no, c.op_number, c.machine_id, c.planned_op_qty,
      c.planned_start_time, c.prev_op_card_no, c.program_id, c.other_info_8, c.rework = 1 as rework,
      c.cancelled = 1 as cancelled, c.status, c.in_erp, c.erp_said,
      exists (select from order_run r where r.card_no = c.card_no and r.end_time is null) as running,
      exists (select from order_run r where r.card_no = c.card_no) as has_run,
      exists (select from bundle_card b where b.card_no = c.card_no and not b.reported) as bundled,
      coalesce((select json_agg(json_build_object('line_no', m.line_no, 'material_no', m.material_no,
          'material_card_no', m.material_card_no, 'planned_qty', m.planned_qty, 'per_unit', m.per_unit)
        order by m.line_no) from card_material m where m.card_no = c.card_no), '[]') as materials
    from card c where c.card_no = any (${card_nos as string[]})`)
}

/** A line that stays with its material keeps the lot that people have given it. */
async function writeMaterials(db: CompanyDb, changes: readonly Change[]): Promise<void> {
  const changed = changes.filter(
    ({ before, after }) => JSON.stringify(before?.materials ?? []) !== JSON.stringify(after.materials),
  )
  if (changed.length === 0) return
  const rows = rowsOf(changed)
  const lines = sql`jsonb_to_recordset(${rows}::jsonb) as r (card_no text, materials jsonb)
    cross join jsonb_to_recordset(r.materials) as l (line_no int, material_no text, material_card_no text,
      planned_qty numeric, per_unit numeric)`
  await db.run(sql`
    delete from card_material m using jsonb_to_recordset(${rows}::jsonb) as r (card_no text, materials jsonb)
    where m.card_no = r.card_no
      and not exists (select from jsonb_to_recordset(r.materials) as l (line_no int) where l.line_no = m.line_no)`)
  await db.run(sql`
    insert into card_material (card_no, line_no, material_no, material_card_no, planned_qty, per_unit)
    select r.card_no, l.line_no, l.material_no, l.material_card_no, l.planned_qty, l.per_unit from ${lines}
    on conflict (company_id, card_no, line_no) do update set material_no = excluded.material_no,
      material_card_no = excluded.material_card_no, planned_qty = excluded.planned_qty, per_unit = excluded.per_unit,
      lot = case when card_material.material_no = excluded.material_no then card_material.lot else '' end`)
}

/**
 * One event for each machine that has or had one of the orders: its lists load again, however many came. Its row too: it
 * tells what runs and whether the next order of the plan is prepared.
 */
function touched(changes: readonly Change[]): Touched {
  const orders = new Map<string, string>()
  for (const { before, after } of changes) {
    for (const row of before ? [before, after] : [after]) {
      const machine_id = String(row.machine_id)
      if (!orders.has(machine_id)) orders.set(machine_id, String(after.card_no))
    }
  }
  return {
    orders: [...orders].map(([machine_id, card_no]) => ({ machine_id, card_no })),
    machines: [...orders.keys()],
    settings: false,
  }
}
