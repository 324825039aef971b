/**
 * Days and times of day as people write them, in the languages of the product. What could be two days is none: 26-11-14 is a day of
 * November to a Swede and one of 2014 to others, and nobody books a day that was not meant.
 */
import { isDay } from './dates.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2199

/** Between these a day can be entered. */
export const enteredDays = { min: `${FIRST_YEAR}-01-01`, max: `${LAST_YEAR}-12-31` } as const

const dayOf = (year: string, month: string, day: string): string | null => {
  const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(whole) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR ? whole : null
}

/** A day that nobody would go on typing: 2026-11-14, 14.11.2026, 14/11/2026, 20261114, 14112026. */
export function typedDay(typed: string): string | null {
  const text = typed.trim()
  const [, year, month, day] = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{2})$/.exec(text) ?? []
  if (year && month && day) return dayOf(year, month, day)
  const [, first, second, third] = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text) ?? []
  if (first && second && third) return dayOf(third, second, first)
  if (!/^\d{8}$/.test(text)) return null
  // Never both: a year of ours read as month and day would be a month after the twelfth.
  return (
    dayOf(text.slice(0, 4), text.slice(4, 6), text.slice(6)) ?? dayOf(text.slice(4), text.slice(2, 4), text.slice(0, 2))
  )
}

/** There is such a day, only not in a year that can be entered: 2300-01-01, 1.1.1066. */
export function isBeyondYears(typed: string): boolean {
  const text = typed.trim()
  const [, year, month, day] = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/.exec(text) ?? []
  const [, first, second, third] = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text) ?? []
  const whole = year ? [year, month, day] : [third, second, first]
  return isDay(whole.map((part = '') => part.padStart(2, '0')).join('-')) && shortDay(text, '') === null
}

/** What may also be meant when the field is left: 14.11.26, 14/11, 2026-11-4. A year that is not said is that of today. */
export function shortDay(typed: string, today: string): string | null {
  const text = typed.trim()
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{2})?)?$/.exec(text) ?? []
  if (day && month) return dayOf(year ? `20${year}` : today.slice(0, 4), month, day)
  const [, whole, second, third] = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/.exec(text) ?? []
  return whole && second && third ? dayOf(whole, second, third) : typedDay(text)
}

const timeOf = (hours: string, minutes: string, seconds = ''): string | null => {
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}${seconds && `:${seconds}`}`
}

/** A time of day that nobody would go on typing: 06:30, 06.30, 0630; with seconds 06:30:05 and 063005. */
export function typedTime(typed: string, seconds = false): string | null {
  const form = seconds ? /^(\d{2})[:.]?(\d{2})[:.]?(\d{2})$/ : /^(\d{2})[:.]?(\d{2})$/
  const [, hours, minutes, second] = form.exec(typed.trim()) ?? []
  return hours && minutes ? timeOf(hours, minutes, second) : null
}

/** What may also be meant when the field is left: 6, 6:30, 630; seconds that are not said are none. */
export function shortTime(typed: string, seconds = false): string | null {
  const text = typed.trim()
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text) ?? []
  if (hours) return timeOf(hours, minutes, seconds ? '00' : '')
  const [, hour, minute, second] = /^(\d{1,2})[:.](\d{2})[:.](\d{2})$/.exec(text) ?? []
  return seconds && hour && minute ? timeOf(hour, minute, second) : null
}

/** A day and a time of it, with a gap, a T or nothing between them: 2026-11-14T06:30. */
export function typedMoment(typed: string, seconds = false): string | null {
  return momentOf(typed, typedDay, (time) => typedTime(time, seconds))
}

export function shortMoment(typed: string, about: { today: string; seconds?: boolean }): string | null {
  return momentOf(
    typed,
    (day) => shortDay(day, about.today),
    (time) => shortTime(time, about.seconds),
  )
}

type Read = (typed: string) => string | null

function momentOf(typed: string, dayIn: Read, timeIn: Read): string | null {
  const text = typed.trim()
  const [, day = '', time = ''] = /^(\d{8})(\d{4,6})$/.exec(text) ?? /^(\S+?)(?:\s+|T)([\d:.]+)$/.exec(text) ?? []
  const [whole, clock] = [dayIn(day), timeIn(time)]
  return whole && clock ? `${whole}T${clock}` : null
}
