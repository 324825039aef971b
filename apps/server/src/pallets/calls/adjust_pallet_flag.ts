import { adjustPalletFlag } from '@takt/contract/pallets/adjust_pallet_flag.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { adjustFlag } from '@takt/domain/pallets/adjust-flag.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { lockFlags, piecesOnFlags } from '../../orders/flag-rows.ts'

export default handle(adjustPalletFlag, async ({ machine_id, record_no, qty }, context) => {
  const { db, audit, emit } = context
  const [flag] = await lockFlags(db, { machine_id, record_nos: [record_no] })
  if (!flag) return { refusal: 'pallet-flag-not-found', values: { record_no } }
  const adjusted = adjustFlag(flag, qty)
  if (isRefusal(adjusted)) return adjusted
  // Locked as by whoever prints: two flags that grow at once are judged one after the other.
  const card = await db.one<{ card_no: string; planned_op_qty: number }>(
    sql`select card_no, planned_op_qty from card where card_no = ${flag.cardNo} for update`,
  )
  const soFar = { ...card, good: 0, scrap: 0, on_flags: await piecesOnFlags(db, flag.cardNo, record_no) }
  const forbidden = adjusted > flag.qty && proportionProblem(context, 'pallet', { ...soFar, quantity: adjusted })
  if (forbidden) return forbidden
  await db.run(sql`update pallet_flag set qty = ${adjusted} where record_no = ${record_no}`)
  audit({
    what: 'pallet-flag.adjusted',
    key: String(record_no),
    before: { qty: flag.qty },
    after: { qty: adjusted, card_no: flag.cardNo },
  })
  emit('PalletsChanged', { machine_id })
  return [{ recordNo: record_no, qty: adjusted, goodQty: adjusted }]
})
