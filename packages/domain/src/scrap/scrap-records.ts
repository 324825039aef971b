import { type ScrapBooked, type ScrapRecord, scrapRecord } from './scrap-record.ts'

/** Every zone's clock differs from UTC by whole quarters of an hour, so date and hour hold for one. */
const QUARTER_MS = 15 * 60_000

/** A year of rows: what a quarter of an hour is called is worked out once, or a server stands still for seconds. */
export function scrapRecords(booked: readonly ScrapBooked[], timeZone: string): ScrapRecord[] {
  const names = new Map<number, Pick<ScrapRecord, 'trans_date' | 'week_number' | 'day_of_week' | 'hour_of_day'>>()
  return booked.map((row) => {
    const quarter = Math.floor(row.trans_time / QUARTER_MS)
    const known = names.get(quarter)
    if (known) return { ...row, ...known, trans_time: new Date(row.trans_time).toISOString() }
    const record = scrapRecord(row, timeZone)
    const { trans_date, week_number, day_of_week, hour_of_day } = record
    names.set(quarter, { trans_date, week_number, day_of_week, hour_of_day })
    return record
  })
}
