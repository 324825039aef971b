import type { ReportQuestion } from '@takt/domain/reports/ordered/report-question.ts'
import { firstQuestion } from '@takt/domain/reports/ordered/report-question.ts'

/** A report that comes by itself; people by their user names. */
export interface PlantReportSchedule {
  readonly report_id: string
  readonly question: ReportQuestion
  readonly weekdays: readonly number[]
  readonly at_minutes: number
  readonly format: 'pdf' | 'csv'
  readonly made_by: string
  readonly recipients: readonly string[]
}

export const exampleReportSchedules: readonly PlantReportSchedule[] = [
  {
    report_id: 'oee-per-shift',
    question: firstQuestion,
    weekdays: [1],
    at_minutes: 6 * 60,
    format: 'pdf',
    made_by: 'supervisor',
    recipients: ['planner', 'supervisor'],
  },
]
