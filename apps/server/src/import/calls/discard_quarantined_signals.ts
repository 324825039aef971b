import { discardQuarantinedSignals } from '@takt/contract/procedures/discard_quarantined_signals.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(discardQuarantinedSignals, async ({ record_nos }, { db, audit }) => {
  const gone = await db.many<{ record_no: number }>(sql`
    delete from quarantined_signal where record_no = any (${record_nos}) returning record_no, connector, seq, signal, reason`)
  audit({ what: 'quarantine.discarded', key: gone.map(({ record_no }) => record_no).join(' '), before: gone })
  return gone.map(({ record_no }) => ({ record_no }))
})
