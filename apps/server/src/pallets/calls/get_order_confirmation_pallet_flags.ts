import { getOrderConfirmationPalletFlags } from '@takt/contract/pallets/get_order_confirmation_pallet_flags.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { withFailureText } from '../../ground/failure-text.ts'
import { palletFlags } from '../../orders/flag-rows.ts'

export default handle(getOrderConfirmationPalletFlags, async ({ machine_id, card_no }, { db, session }) =>
  withFailureText(
    await palletFlags(db, sql`f.card_no = ${card_no} and f.machine_id = ${machine_id}`),
    session.language,
  ),
)
