import { getOperationText } from '@takt/contract/procedures/get_operation_text.ts'
import { plainText } from '@takt/domain/orders/plain-text.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getOperationText, async ({ card_no }, { db }) => {
  const row = await db.maybe<{ operation_text: string }>(sql`
    select p.operation_text from card c join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where c.card_no = ${card_no}`)
  if (!row) return { refusal: 'card-not-found', values: { card_no, machine_id: '' } }
  return [{ card_no, operation_text: plainText(row.operation_text) }]
})
