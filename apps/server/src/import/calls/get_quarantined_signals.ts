import { getQuarantinedSignals } from '@takt/contract/import/get_quarantined_signals.ts'
import type { QuarantinedSignal } from '@takt/domain/machines/model/connector.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getQuarantinedSignals, ({ connector }, { db }) =>
  db.many<QuarantinedSignal>(sql`
    select record_no, connector, sender, seq, signal, reason, detail, at from quarantined_signal
    where ${connector} = '' or connector = ${connector}
    order by record_no desc limit 500`),
)
