/** Dates of the plant as text 'YYYY-MM-DD': counting days, weeks and months on them never meets a clock change. */
import { localMinutes } from './zone-time.ts'

const DAY_MS = 86_400_000

function asUtc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function asDay(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10)
}

/** False for a date that the calendar does not have, such as 2026-02-30. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(asUtc(text).getTime()) && asDay(asUtc(text).getTime()) === text
  )
}

export function addDays(day: string, days: number): string {
  return asDay(asUtc(day).getTime() + days * DAY_MS)
}

/** The same day of another month, or that month's last day: a month before 31 March is 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const from = asUtc(day)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return asDay(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth)))
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

export function firstOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`
}

export function daysBetween(from: string, to: string): number {
  return (asUtc(to).getTime() - asUtc(from).getTime()) / DAY_MS
}

/** 1 is Sunday, 7 Saturday: W-ENTITY-23. */
export function dayOfWeek(day: string): number {
  return asUtc(day).getUTCDay() + 1
}

export function mondayOf(day: string): string {
  return addDays(day, -((asUtc(day).getUTCDay() + 6) % 7))
}

/** 'YYYYWW' by ISO 8601: the week belongs to the year of its Thursday, so 1 January can lie in week 53 of the year before. */
export function isoWeek(day: string): string {
  const thursday = addDays(mondayOf(day), 3)
  const week = Math.floor(daysBetween(firstOfYear(thursday), thursday) / 7) + 1
  return `${thursday.slice(0, 4)}${String(week).padStart(2, '0')}`
}

/** The hour on the plant's clock. Hours since midnight would be one off after a clock change. */
export function plantHour(at: number, timeZone: string): number {
  return Math.floor(localMinutes(at, timeZone) / 60)
}
