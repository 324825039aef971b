/** The calls of reports: what is not named here cannot be called. */
import { addHandoverAddendum } from './add_handover_addendum.ts'
import { deleteReportSchedule } from './delete_report_schedule.ts'
import { getHandover } from './get_handover.ts'
import { getHandoverShifts } from './get_handover_shifts.ts'
import { getHandovers } from './get_handovers.ts'
import { getMachineReports } from './get_machine_reports.ts'
import { getMailState } from './get_mail_state.ts'
import { getMails } from './get_mails.ts'
import { getOrderableReports } from './get_orderable_reports.ts'
import { getReport } from './get_report.ts'
import { getReportRecipients } from './get_report_recipients.ts'
import { getReportSchedules } from './get_report_schedules.ts'
import { handOverShift } from './hand_over_shift.ts'
import { orderReport } from './order_report.ts'
import { retryMail } from './retry_mail.ts'
import { saveReportSchedule } from './save_report_schedule.ts'
import { takeOverShift } from './take_over_shift.ts'

export const reportsCalls = [
  addHandoverAddendum,
  deleteReportSchedule,
  getHandover,
  getHandoverShifts,
  getHandovers,
  getMachineReports,
  getMailState,
  getMails,
  getOrderableReports,
  getReport,
  getReportRecipients,
  getReportSchedules,
  handOverShift,
  orderReport,
  retryMail,
  saveReportSchedule,
  takeOverShift,
] as const
