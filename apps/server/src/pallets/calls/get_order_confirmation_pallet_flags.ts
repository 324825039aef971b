import { getOrderConfirmationPalletFlags } from '@takt/contract/procedures/get_order_confirmation_pallet_flags.ts'
import { sql } from '../db/sql.ts'
import { palletFlags } from '../pallets/flag-rows.ts'
import { handle } from './handle.ts'

export default handle(
  getOrderConfirmationPalletFlags,
  async ({ machine_id, card_no }, { db }) =>
    await palletFlags(db, sql`f.card_no = ${card_no} and f.machine_id = ${machine_id}`),
)
