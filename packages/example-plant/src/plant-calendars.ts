/** Lines, shifts and calendars as rows. */
import type { ShiftSpan } from '@takt/domain/ground/calendar.ts'
import type { Names } from '@takt/domain/ground/names.ts'

export interface PlantLine {
  readonly line_no: number
  readonly description: string
}

export interface PlantShift {
  readonly shift: number
  readonly names: Names
}

export interface PlantDayType {
  readonly day_type: string
  readonly names: Names
  readonly spans: readonly ShiftSpan[]
}

export interface PlantCalendar {
  readonly calendar_id: number
  readonly description: string
  /** A Monday. */
  readonly start_date: string
  /** A Sunday. */
  readonly end_date: string
  readonly week: readonly string[]
  /** Dates that differ from their weekday, by date. */
  readonly days: Readonly<Record<string, string>>
}
