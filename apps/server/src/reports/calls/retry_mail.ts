import { retryMail } from '@takt/contract/reports/retry_mail.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(retryMail, async ({ mail_no }, { db, now, audit }) => {
  const again = await db.maybe<{ to_address: string }>(sql`
    update mail set status = 'W', attempts = 0, next_attempt = ${new Date(now).toISOString()}
    where mail_no = ${mail_no} and status = 'F' returning to_address`)
  if (!again) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'mail.again', key: mail_no, after: again })
  return [{ mail_no }]
})
