import { retryMail } from '@takt/contract/procedures/retry_mail.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(retryMail, async ({ mail_no }, { db, now, audit }) => {
  const again = await db.maybe<{ to_address: string }>(sql`
    update mail set status = 'W', attempts = 0, next_attempt = ${new Date(now).toISOString()}
    where mail_no = ${mail_no} and status = 'F' returning to_address`)
  if (!again) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'mail.again', key: mail_no, after: again })
  return [{ mail_no }]
})
