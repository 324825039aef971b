import { dayOfWeek, isoWeek, plantHour } from '../ground/dates.ts'
import type { ScrapBooked, ScrapRecord } from './scrap-record.ts'

/** Every zone's clock differs from UTC by whole quarters of an hour, so the hour holds for one. */
const QUARTER_MS = 15 * 60_000

/** A year of rows: what a day and a quarter of an hour are called is worked out once, or a server stands still for seconds. */
export function scrapRecords(booked: readonly ScrapBooked[], timeZone: string): ScrapRecord[] {
  const hours = new Map<number, number>()
  const days = new Map<string, Pick<ScrapRecord, 'trans_date' | 'week_number' | 'day_of_week'>>()
  return booked.map(({ day, ...row }) => {
    const quarter = Math.floor(row.trans_time / QUARTER_MS)
    const hour_of_day = hours.get(quarter) ?? plantHour(row.trans_time, timeZone)
    hours.set(quarter, hour_of_day)
    const named = days.get(day) ?? { trans_date: day, week_number: isoWeek(day), day_of_week: dayOfWeek(day) }
    days.set(day, named)
    return { ...row, ...named, hour_of_day, trans_time: new Date(row.trans_time).toISOString() }
  })
}
