import { getReportRecipients } from '@takt/contract/reports/get_report_recipients.ts'
import type { ReportRecipient } from '@takt/domain/reports/model/report-order.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { isReadBySomebody } from '../ordered/readers.ts'

const MOST_PEOPLE = 1_000

export default handle(getReportRecipients, (_input, { db }) =>
  db.many<ReportRecipient>(sql`
    select user_id, username, full_name from app_user where active and ${isReadBySomebody}
    order by full_name, username limit ${MOST_PEOPLE}`),
)
