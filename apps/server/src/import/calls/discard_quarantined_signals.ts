import { discardQuarantinedSignals } from '@takt/contract/import/discard_quarantined_signals.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(discardQuarantinedSignals, async ({ record_nos }, { db, audit }) => {
  const gone = await db.many<{ record_no: number }>(sql`
    delete from quarantined_signal where record_no = any (${record_nos}) returning record_no, connector, seq, signal, reason`)
  audit({ what: 'quarantine.discarded', key: gone.map(({ record_no }) => record_no).join(' '), before: gone })
  return gone.map(({ record_no }) => ({ record_no }))
})
