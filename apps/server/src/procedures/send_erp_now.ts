import { sendErpNow } from '@takt/contract/procedures/send_erp_now.ts'
import { sql } from '../db/sql.ts'
import { linkOf } from '../erp/link.ts'
import { handle } from './handle.ts'

export default handle(sendErpNow, async (_input, { db, now, audit }) => {
  const { enabled } = await linkOf(db)
  if (!enabled) return { refusal: 'erp-link-off', values: {} }
  await db.run(sql`update erp_link set next_try = 'epoch'`)
  const due = await db.many(sql`
    update erp_message set next_attempt = ${new Date(now).toISOString()}
    where status in ('W', 'F') and attempts > 0 and next_attempt is not null returning 1`)
  const { waiting } = await db.one<{ waiting: number }>(
    sql`select count(*)::int as waiting from erp_message where status = 'W'`,
  )
  audit({ what: 'erp-link.sent-now', key: 'erp', after: { waiting, tried_again: due.length } })
  return [{ waiting }]
})
