import { getUnconfirmedPalletFlags } from '@takt/contract/procedures/get_unconfirmed_pallet_flags.ts'
import { sql } from '../db/sql.ts'
import { palletFlags } from '../pallets/flag-rows.ts'
import { handle } from './handle.ts'

export default handle(
  getUnconfirmedPalletFlags,
  async ({ machine_id }, { db }) =>
    await palletFlags(db, sql`f.machine_id = ${machine_id} and f.erp_status <> 'T' and f.status = ''`),
)
