import type { DeliveryTimes } from '@takt/domain/reports/ordered/delivery-times.ts'
import type { FileFormat, ReportQuestion } from '@takt/domain/reports/ordered/report-question.ts'

/** A report that comes by itself, as it was set up. */
export interface StoredDelivery extends DeliveryTimes {
  readonly schedule_no: number
  readonly report_id: string
  readonly question: ReportQuestion
  readonly format: FileFormat
  readonly made_by: number
  readonly when_signed: boolean
}
