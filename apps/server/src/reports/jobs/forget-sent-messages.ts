import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'

const KEPT_DAYS = 30
const PORTION = 5_000

/** The record itself says that the ERP has it; the message is kept for a while, for whoever asks what exactly was sent. */
export const forgetSentMessages = defineJob({
  name: 'forget-sent-messages',
  everySeconds: 3600,
  run: async ({ connections, now }) => {
    const oldest = new Date(now - KEPT_DAYS * 86_400_000).toISOString()
    await query(
      connections.owner,
      sql`delete from erp_message where (company_id, message_no) in (
            select company_id, message_no from erp_message
            where status = 'T' and last_attempt < ${oldest} order by last_attempt limit ${PORTION})`,
    )
  },
})
