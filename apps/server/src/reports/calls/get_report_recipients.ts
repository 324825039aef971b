import { getReportRecipients } from '@takt/contract/procedures/get_report_recipients.ts'
import type { ReportRecipient } from '@takt/domain/model/report-order.ts'
import { sql } from '../db/sql.ts'
import { isReadBySomebody } from '../report-orders/readers.ts'
import { handle } from './handle.ts'

const MOST_PEOPLE = 1_000

export default handle(getReportRecipients, (_input, { db }) =>
  db.many<ReportRecipient>(sql`
    select user_id, username, full_name from app_user where active and ${isReadBySomebody}
    order by full_name, username limit ${MOST_PEOPLE}`),
)
