import type { RowOf } from '@takt/contract/define-procedure.ts'
import { getMaterialLots } from '@takt/contract/procedures/get_material_lots.ts'
import { sql } from '../db/sql.ts'
import { lotsOfRunBefore } from '../materials/lots.ts'
import { nameOf } from '../people/name-of.ts'
import { handle } from './handle.ts'

const MOST_CHANGES = 200

export default handle(getMaterialLots, async (order, { db }) => {
  const history = await db.many<RowOf<typeof getMaterialLots>['history'][number]>(sql`
    select p_order, group_no, line_no, material_no, lot, at, employee, ${nameOf(sql`employee`)} as employee_name, username from material_lot
    where card_no = ${order.card_no} and machine_id = ${order.machine_id}
    order by at desc, record_no desc limit ${MOST_CHANGES}`)
  return [{ presets: await lotsOfRunBefore(db, order), history }]
})
