/** What scrap can be summed by. Days, weeks and hours are the plant's. */
export const scrapDimensions = [
  'scrap_reason',
  'scrap_reason_category',
  'machine_id',
  'department_description',
  'zone_description',
  'category',
  'shift',
  'part_no',
  'card_no',
  'tool_id',
  'trans_date',
  'week_number',
  'day_of_week',
  'hour_of_day',
] as const
export type ScrapDimension = (typeof scrapDimensions)[number]
