import type { Language } from '@takt/domain/ground/languages.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CsvCell } from '@takt/domain/ground/tables/csv.ts'
import type { ReportParameter } from '@takt/domain/reports/ordered/report-question.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import type { DayPeriod } from '../../machines/asked/period.ts'

/** For whom a report is made: a person at a screen, or who set up a delivery. */
export interface ReportReader {
  readonly username: string
  readonly language: Language
  readonly time_zone: string
  readonly company_name: string
}

export interface OrderedAsked {
  readonly db: CompanyDb
  readonly reader: ReportReader
  readonly now: number
  readonly days: DayPeriod
  /** Those that were asked for and that the person may see. */
  readonly machine_ids: readonly string[]
  /** '' for every part, every order. */
  readonly part_no: string
  readonly card_no: string
}

/** `time` is in seconds, `percent` from 0 to 100, `moment` as on the wire. */
export type CellKind = 'text' | 'number' | 'percent' | 'time' | 'moment'

export interface OrderedColumn {
  readonly label: TextKey
  readonly as: CellKind
  /** Points on an A4 page, which has 495. */
  readonly width: number
}

export interface OrderedTable {
  readonly rows: readonly (readonly CsvCell[])[]
  /** Sums over all rows. */
  readonly facts?: readonly (readonly [label: TextKey, as: CellKind, value: CsvCell])[]
}

/** One orderable report: what it asks, what stands in its columns, and where its rows come from. */
export interface OrderedReport {
  /** Its name in the address. */
  readonly report_id: string
  readonly title: TextKey
  readonly description: TextKey
  readonly parameters: readonly ReportParameter[]
  readonly columns: readonly OrderedColumn[]
  /** At most `limit` rows are worth reading; one more tells that it is too long. */
  gather(asked: OrderedAsked, limit: number): Promise<OrderedTable | Refusal>
}

export function defineOrderedReport(report: OrderedReport): OrderedReport {
  return report
}
