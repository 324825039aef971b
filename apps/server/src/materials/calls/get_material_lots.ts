import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { getMaterialLots } from '@takt/contract/materials/get_material_lots.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { nameOf } from '../../people/name-of.ts'
import { lotsOfRunBefore } from '../lots.ts'

const MOST_CHANGES = 200

export default handle(getMaterialLots, async (order, { db }) => {
  const history = await db.many<RowOf<typeof getMaterialLots>['history'][number]>(sql`
    select p_order, group_no, line_no, material_no, lot, at, employee, ${nameOf(sql`employee`)} as employee_name, username from material_lot
    where card_no = ${order.card_no} and machine_id = ${order.machine_id}
    order by at desc, record_no desc limit ${MOST_CHANGES}`)
  return [{ presets: await lotsOfRunBefore(db, order), history }]
})
