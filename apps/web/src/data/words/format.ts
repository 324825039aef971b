import { type Language, languages } from '@takt/domain/ground/languages.ts'
import { quantityText } from '@takt/domain/ground/statistics/never-nought.ts'
import { useCallback } from 'react'
import { useLanguage } from './language.ts'
import { useText } from './use-text.ts'

const pad = (part: number) => String(part).padStart(2, '0')

/** How long something lasts, counting: 0:07, 12:05, 3:20:00, 2 d 04:10. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [days, hours, minutes] = [
    Math.floor(whole / 86_400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
  ]
  // After a day nobody reads minutes, and a cell has no room for them.
  if (days > 0) return `${days} d ${hours} h`
  if (hours > 0) return `${hours}:${pad(minutes)}:${pad(whole % 60)}`
  return `${minutes}:${pad(whole % 60)}`
}

/** A share of a day, where seconds would only be noise: 7 h 42 min. Rounded as reports and losses round it. */
export function hoursText(seconds: number): string {
  if (seconds > 0 && seconds < 59.5) return `${Math.max(1, Math.round(seconds))} s`
  const minutes = Math.round(Math.max(0, seconds) / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${pad(minutes % 60)} min`
}

/** The same of many machines together, where hours go into the thousands: 9,710 h 54 min. */
export function manyHoursText(seconds: number, number: (value: number) => string): string {
  // What is there is never shown as nothing.
  if (seconds > 0 && seconds < 59.5) return `${Math.max(1, Math.round(seconds))} s`
  const minutes = Math.round(seconds / 60)
  return `${number(Math.floor(minutes / 60))} h ${pad(minutes % 60)} min`
}

/** Hours that somebody planned, or of an axis, as one would say them: 74 h, 7 h 30 min, 45 min. */
export function plannedHoursText(hours: number, number: (value: number) => string = String): string {
  const minutes = Math.round(Math.max(0, hours) * 60)
  const whole = Math.floor(minutes / 60)
  if (minutes % 60 === 0) return `${number(whole)} h`
  return whole === 0 ? `${minutes} min` : `${whole} h ${pad(minutes % 60)} min`
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

type MomentKind = 'time' | 'clock' | 'date' | 'day' | 'month' | 'weekday'

function dateFormat(language: Language, timeZone: string, kind: MomentKind): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${kind}`
  let found = dateFormats.get(key)
  if (!found) {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    const parts = {
      time,
      clock: { ...time, second: '2-digit' },
      date: { weekday: 'short', day: 'numeric', month: 'short' },
      day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
      month: { month: 'long', year: 'numeric' },
      weekday: { weekday: 'short' },
    } as const
    found = new Intl.DateTimeFormat(languages[language].locale, { timeZone, ...parts[kind] })
    dateFormats.set(key, found)
  }
  return found
}

/** A moment as the plant's clock shows it. */
export function plantTime(at: number, about: { language: Language; timeZone: string; kind: MomentKind }): string {
  const words = dateFormat(about.language, about.timeZone, about.kind).format(at)
  // English has a comma behind the weekday as soon as there is a year, and none without: Sat 14 Nov 2026 beside Sat 14 Nov.
  return about.language === 'en' ? words.replace(', ', ' ') : words
}

/** Since when something is so: 18:15 today, Tue 17 Nov 18:15 of another day of the plant. */
export function sinceText(at: number, about: { language: Language; timeZone: string; now: number }): string {
  const { now, ...of } = about
  const time = plantTime(at, { ...of, kind: 'time' })
  const [day, today] = [at, now].map((moment) => dayAndTime(moment, about).slice(0, 10))
  return day === today ? time : `${plantTime(at, { ...of, kind: 'date' })} ${time}`
}

/** A day of the plant ('2026-11-14') in words: Sat 14 Nov, Sat 14 Nov 2026, November 2026, Sat. At noon UTC it is that day in every plant. */
export function dayInWords(day: string, language: Language, kind: 'date' | 'day' | 'month' | 'weekday'): string {
  return plantTime(Date.parse(`${day}T12:00:00Z`), { language, timeZone: 'UTC', kind })
}

/** An hour of a day: 06:00. */
export function hourText(hour: number | string): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** A moment of another day: '2026-11-14 06:30' on the plant's clock, the same in every language and easy to compare. */
export function dayAndTime(at: number, about: { timeZone: string; seconds?: boolean }): string {
  const timeStyle = about.seconds ? 'medium' : 'short'
  const key = `${about.timeZone} day and time ${timeStyle}`
  let found = dateFormats.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat('sv-SE', { timeZone: about.timeZone, dateStyle: 'short', timeStyle })
    dateFormats.set(key, found)
  }
  return found.format(at)
}

/** Every quantity on a screen: grouped as the language does, to two decimals, and never 0 where it is not. */
export function useNumber(): (value: number) => string {
  const language = useLanguage()
  return useCallback((value) => quantityText(value, languages[language].locale, { most: 2 }), [language])
}

/** How old something is, in the largest unit that fits. */
export function useAge(): (ms: number) => string {
  const text = useText()
  return useCallback(
    (ms) => {
      const seconds = Math.max(0, Math.round(ms / 1000))
      if (seconds < 60) return text('age.seconds', { count: seconds })
      if (seconds < 3600) return text('age.minutes', { count: Math.floor(seconds / 60) })
      return text('age.hours', { count: Math.floor(seconds / 3600) })
    },
    [text],
  )
}
