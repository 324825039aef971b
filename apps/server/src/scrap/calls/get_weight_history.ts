import type { RowOf } from '@takt/contract/define-procedure.ts'
import { getWeightHistory } from '@takt/contract/procedures/get_weight_history.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

const MOST_WEIGHINGS = 200

export default handle(
  getWeightHistory,
  async ({ machine_id, card_no }, { db }) =>
    await db.many<RowOf<typeof getWeightHistory>>(sql`
      select w.record_no, w.weighed, w.weight, w.colour, w.employee, coalesce(e.employee_name, '') as employee_name
      from weight_control w left join employee e on e.employee_number = w.employee
      where w.machine_id = ${machine_id} and w.card_no = ${card_no}
      order by w.weighed desc, w.record_no desc limit ${MOST_WEIGHINGS}`),
)
