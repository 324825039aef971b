import { getPrintOrder } from '@takt/contract/pallets/get_print_order.ts'
import { isPrintBlocked } from '@takt/domain/pallets/print-quantity.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

interface Row {
  readonly card_no: string
  readonly planned_op_qty: number
  readonly pack_qty: number
  readonly print_prepared: 0 | 1
  readonly other_info_8: string
}

export default handle(getPrintOrder, async ({ machine_id, card_no }, { db }) => {
  const rows = await db.many<Row>(sql`
    select c.card_no, c.planned_op_qty, p.pack_qty, c.print_prepared, c.other_info_8
    from card c join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where c.card_no = ${card_no} and c.machine_id = ${machine_id}`)
  return rows.map(({ other_info_8, ...row }) => ({ ...row, print_blocked: isPrintBlocked({ other_info_8 }) ? 1 : 0 }))
})
