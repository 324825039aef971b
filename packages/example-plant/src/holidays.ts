/** Days on which a plant stands still by law or custom. */
import { addDays } from '@takt/domain/ground/dates.ts'
import { weekdayOf } from '@takt/domain/ground/zone-time.ts'

export function swedishHolidays(year: number): string[] {
  const easter = easterSunday(year)
  return [
    `${year}-01-01`,
    `${year}-01-06`,
    addDays(easter, -2),
    easter,
    addDays(easter, 1),
    `${year}-05-01`,
    addDays(easter, 39),
    addDays(easter, 49),
    `${year}-06-06`,
    // Midsummer's Eve and Day, All Saints' Day: the first of that weekday from that date on.
    weekdayFrom(`${year}-06-19`, 5),
    weekdayFrom(`${year}-06-20`, 6),
    weekdayFrom(`${year}-10-31`, 6),
    `${year}-12-24`,
    `${year}-12-25`,
    `${year}-12-26`,
    `${year}-12-31`,
  ]
}

/** Only these stop a continuous line. */
export function majorSwedishHolidays(year: number): string[] {
  const midsummer = weekdayFrom(`${year}-06-19`, 5)
  return [`${year}-01-01`, midsummer, addDays(midsummer, 1), `${year}-12-24`, `${year}-12-25`, `${year}-12-31`]
}

export function americanHolidays(year: number): string[] {
  return [`${year}-01-01`, `${year}-07-04`, addDays(weekdayFrom(`${year}-11-01`, 4), 21), `${year}-12-25`]
}

function weekdayFrom(date: string, weekday: number): string {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7)
}

/** Gauss, as Meeus and Butcher wrote it down. */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
