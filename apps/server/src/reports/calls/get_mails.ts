import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { getMails } from '@takt/contract/reports/get_mails.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { withFailureText } from '../../ground/failure-text.ts'

const MOST_SHOWN = 500

export default handle(getMails, async (_input, { db, session }) => {
  const mails = await db.many<RowOf<typeof getMails>>(sql`
    select mail_no::text as mail_no, to_address, subject, file_name, status, created, attempts, next_attempt, sent,
      last_error
    from mail order by (status <> 'S') desc, mail.mail_no desc limit ${MOST_SHOWN}`)
  return withFailureText(mails, session.language)
})
