/** The calls of reports: what is not named here cannot be called. */
import { deleteReportSchedule } from './delete_report_schedule.ts'
import { getMachineReports } from './get_machine_reports.ts'
import { getMailState } from './get_mail_state.ts'
import { getMails } from './get_mails.ts'
import { getOrderableReports } from './get_orderable_reports.ts'
import { getReport } from './get_report.ts'
import { getReportRecipients } from './get_report_recipients.ts'
import { getReportSchedules } from './get_report_schedules.ts'
import { orderReport } from './order_report.ts'
import { retryMail } from './retry_mail.ts'
import { saveReportSchedule } from './save_report_schedule.ts'

export const reportsCalls = [
  deleteReportSchedule,
  getMachineReports,
  getMailState,
  getMails,
  getOrderableReports,
  getReport,
  getReportRecipients,
  getReportSchedules,
  orderReport,
  retryMail,
  saveReportSchedule,
] as const
