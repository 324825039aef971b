import { getPalletHistory } from '@takt/contract/pallets/get_pallet_history.ts'
import type { PalletHistoryRow } from '@takt/domain/orders/model/pallet-flag.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

const MOST_FLAGS = 1000

export default handle(
  getPalletHistory,
  async ({ card_no }, { db }) =>
    await db.many<PalletHistoryRow>(sql`
      select record_no, status, qty as good_qty, erp_id, print_order, created as date from pallet_flag
      where card_no = ${card_no} order by print_order desc limit ${MOST_FLAGS}`),
)
