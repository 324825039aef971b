import { getHandovers } from '@takt/contract/reports/get_handovers.ts'
import { openFirst } from '@takt/domain/reports/handover/handover-state.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { handoverRow, storedHandovers } from '../handover/handover-rows.ts'
import { unsignedHandovers } from '../handover/unsigned-handovers.ts'

const MOST_HANDOVERS = 500

export default handle(getHandovers, async (_, { db, session, now }) => {
  const signed = await storedHandovers(db, sql`true`, MOST_HANDOVERS)
  const missing = await unsignedHandovers(db, { session, now })
  const rows = [...missing, ...signed.map((stored) => handoverRow(stored, session, now))]
  return openFirst(rows.map((row) => ({ ...row, late: row.late === 1 }))).map((row) => ({
    ...row,
    late: row.late ? (1 as const) : (0 as const),
  }))
})
