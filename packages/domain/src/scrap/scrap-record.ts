/**
 * Rows of the visualizations. Their days, weeks and hours are the plant's: two users in two zones see one chart. The day is
 * the machine's, which reports count by too: scrap of a night shift that ends it at six in the morning is of the day before.
 */

/** What scrap and production can be filtered by alike. */
export interface Dimensions {
  readonly machine_id: string
  readonly machine_description: string
  readonly shift: number
  readonly shift_description: string
  readonly part_no: string
  readonly card_no: string
  readonly tool_id: string
  readonly zone_description: string
  readonly category: string
  readonly department_description: string
}

export interface ScrapBooked extends Dimensions {
  readonly trans_time: number
  /** The day of the machine on which it was booked. */
  readonly day: string
  readonly scrap_reason: string
  readonly scrap_reason_category: string
  readonly scrap_qty: number
  /** Of the whole record; null where the reason has no cost. */
  readonly scrap_cost: number | null
}

export interface ScrapRecord extends Omit<ScrapBooked, 'trans_time' | 'day'> {
  readonly trans_time: string
  readonly trans_date: string
  readonly week_number: string
  readonly day_of_week: number
  readonly hour_of_day: number
}
