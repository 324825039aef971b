import { adjustPalletFlag } from '@takt/contract/procedures/adjust_pallet_flag.ts'
import { adjustFlag } from '@takt/domain/pallets/adjust-flag.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { sql } from '../db/sql.ts'
import { lockFlags } from '../pallets/flag-rows.ts'
import { handle } from './handle.ts'

export default handle(adjustPalletFlag, async ({ machine_id, record_no, qty }, { db, audit, emit }) => {
  const [flag] = await lockFlags(db, { machine_id, record_nos: [record_no] })
  if (!flag) return { refusal: 'pallet-flag-not-found', values: { record_no } }
  const adjusted = adjustFlag(flag, qty)
  if (isRefusal(adjusted)) return adjusted
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
