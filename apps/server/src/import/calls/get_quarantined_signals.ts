import { getQuarantinedSignals } from '@takt/contract/procedures/get_quarantined_signals.ts'
import type { QuarantinedSignal } from '@takt/domain/model/connector.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getQuarantinedSignals, ({ connector }, { db }) =>
  db.many<QuarantinedSignal>(sql`
    select record_no, connector, sender, seq, signal, reason, detail, at from quarantined_signal
    where ${connector} = '' or connector = ${connector}
    order by record_no desc limit 500`),
)
