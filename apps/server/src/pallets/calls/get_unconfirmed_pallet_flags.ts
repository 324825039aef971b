import { getUnconfirmedPalletFlags } from '@takt/contract/pallets/get_unconfirmed_pallet_flags.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { withFailureText } from '../../ground/failure-text.ts'
import { palletFlags } from '../../orders/flag-rows.ts'

export default handle(getUnconfirmedPalletFlags, async ({ machine_id }, { db, session }) =>
  withFailureText(
    await palletFlags(db, sql`f.machine_id = ${machine_id} and f.erp_status <> 'T' and f.status = ''`),
    session.language,
  ),
)
