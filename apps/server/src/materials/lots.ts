import type { LotLine, PresetLot } from '@takt/domain/materials/lots.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

export function lotLines(db: CompanyDb, card_no: string): Promise<LotLine[]> {
  return db.many<LotLine>(
    sql`select line_no, material_no, lot from card_material where card_no = ${card_no} order by line_no`,
  )
}

interface LotsAt {
  readonly machine_id: string
  readonly card_no: string
  /** Null: the order is not started yet. */
  readonly p_order: number | null
}

/** The lots of these lines from now on: on the card, and as a group of their own in the history. */
export async function writeLots(
  db: CompanyDb,
  { machine_id, card_no, p_order }: LotsAt,
  of: { lines: readonly LotLine[]; now: number; employee: string; by: string },
): Promise<number> {
  const { lines } = of
  if (lines.length === 0) return 0
  const { group_no } = await db.one<{ group_no: number }>(sql`
    select coalesce(max(group_no), 0)::int + 1 as group_no from material_lot
    where card_no = ${card_no} and p_order is not distinct from ${p_order}::bigint`)
  const numbers = lines.map(({ line_no }) => line_no)
  const lots = lines.map(({ lot }) => lot)
  await db.run(sql`
    update card_material m set lot = n.lot
    from unnest(${numbers}::int[], ${lots}::text[]) as n (line_no, lot)
    where m.card_no = ${card_no} and m.line_no = n.line_no`)
  await db.run(sql`
    insert into material_lot (machine_id, card_no, p_order, group_no, line_no, material_no, lot, at, employee, username)
    select ${machine_id}, ${card_no}, ${p_order}::bigint, ${group_no}, n.line_no, n.material_no, n.lot,
      ${new Date(of.now).toISOString()}, ${of.employee}, ${of.by}
    from unnest(${numbers}::int[], ${lines.map(({ material_no }) => material_no)}::text[], ${lots}::text[])
      as n (line_no, material_no, lot)`)
  return group_no
}

/** The lots with which the run before on the machine ended, when it made the same part. */
export function lotsOfRunBefore(
  db: CompanyDb,
  { machine_id, card_no }: { machine_id: string; card_no: string },
): Promise<PresetLot[]> {
  return db.many<PresetLot>(sql`
    with before as (
      select r.p_order, c.part_no from order_run r join card c on c.card_no = r.card_no
      where r.machine_id = ${machine_id} order by r.start_time desc, r.p_order desc limit 1)
    select distinct on (l.material_no) l.material_no, l.lot
    from before b
      join card own on own.card_no = ${card_no} and own.part_no = b.part_no
      join material_lot l on l.p_order = b.p_order and l.lot <> ''
    order by l.material_no, l.group_no desc, l.line_no`)
}

/** They hold until the run ends. */
export async function endLots(db: CompanyDb, card_no: string): Promise<void> {
  await db.run(sql`update card_material set lot = '' where card_no = ${card_no} and lot <> ''`)
}
