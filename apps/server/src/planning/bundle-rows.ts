import type { Bundle } from '@takt/domain/planning/model/bundle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { shownRemaining } from '../orders/shown-good.ts'

/** More than planners put together for a whole plant. */
const MOST_BUNDLES = 1000

/** Bundles that are not reported, in the order of their machines. */
export function bundleRows(db: CompanyDb, where: Sql): Promise<Bundle[]> {
  return db.many<Bundle>(sql`
    select b.bundle_no, b.machine_id, b.booked_machine_id, b.planned_qty, coalesce(json_agg(json_build_object(
        'card_no', c.card_no, 'work_order_no', c.work_order_no, 'part_no', c.part_no,
        'part_description', p.part_description, 'op_number', c.op_number, 'unit', p.unit,
        'planned_op_qty', c.planned_op_qty, 'remaining_qty', greatest(${shownRemaining}, 0),
        'planned_start_time', c.planned_start_time)
      order by c.planned_start_time, c.card_no) filter (where c.card_no is not null), '[]') as cards
    from bundle b
      join machine m on m.machine_id = b.machine_id
      left join bundle_card x on x.bundle_no = b.bundle_no
      left join card c on c.card_no = x.card_no
      left join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where b.reported_at is null and ${where}
    group by b.company_id, b.bundle_no
    order by b.machine_id, b.position, b.bundle_no
    limit ${MOST_BUNDLES}`)
}

export const bundlesOfMachine = (db: CompanyDb, machine_id: string): Promise<Bundle[]> =>
  bundleRows(db, sql`b.machine_id = ${machine_id}`)

/** As it is after a change, for the answer. */
export const bundlesNamed = (db: CompanyDb, bundle_nos: readonly number[]): Promise<Bundle[]> =>
  bundleRows(db, sql`b.bundle_no = any (${bundle_nos as number[]})`)
