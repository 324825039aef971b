import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { getWeightHistory } from '@takt/contract/scrap/get_weight_history.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

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
