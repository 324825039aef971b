/** How a value of a row is printed, for table columns and value configs alike: D-ENTITY-15-X, 26-X, 28-X. */

import { type Language, languages } from './languages.ts'
import { quantityText, shareText } from './statistics/never-nought.ts'

export const NO_VALUE = '-'

export interface FormatPlace {
  /** Decides the decimal sign. */
  readonly language: Language
  /** Dates are shown in the plant's time zone, wherever the screen stands. */
  readonly timeZone: string
}

const SHORT_TEXT = 20

export function formatValue(
  format: string,
  value: unknown,
  place: FormatPlace,
  config: Readonly<Record<string, unknown>> = {},
): string {
  if (value === null || value === undefined) return NO_VALUE
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const numeric = typeof number === 'number' && Number.isFinite(number)
  const [kind, digits] = format.split('-')
  if (kind === 'round') return numeric ? decimals(number, Number(digits), place) : raw(value, place)
  if (kind === 'percent') return numeric ? share(number, Number(digits), place) : raw(value, place)
  if (format === 'hh-mm') return numeric ? hoursMinutes(number) : raw(value, place)
  if (format === 'duration-dhm') return numeric ? daysHoursMinutes(number) : raw(value, place)
  if (format === 'boolean-display') return isTrue(value) ? '✓' : '✗'
  if (format === 'date') return date(value, place, dateForm(config))
  if (format === 'hhMmOnly' || format === 'dayOnly') return date(value, place, format)
  if (format === 'b-text-short') return cut(raw(value, place))
  return raw(value, place)
}

/** 80 000: what was measured or counted, beside a scale that is read from afar. A number of a record is never grouped. */
export function grouped(value: number, { language }: Pick<FormatPlace, 'language'>, digits = 6): string {
  return quantityText(value, languages[language].locale, { most: digits })
}

/** Keys of numbers that are names: a record, a card, a shift, a year. 4,711 would be read as an amount. */
const NAMES =
  /(^|_)(no|id|number|code|key|record|order|card|shift|line|week|year|day|month|hour|wiso|level|priority|hash)$|^(w|m)$/

export function namesSomething(key: string): boolean {
  return NAMES.test(key.toLowerCase())
}

/** Seconds as hh:mm. */
export function hoursMinutes(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60)
  return `${seconds < 0 ? '-' : ''}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function daysHoursMinutes(seconds: number): string {
  const minutes = Math.floor(Math.max(seconds, 0) / 60)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  return [days > 0 && `${days} d`, (days > 0 || hours > 0) && `${hours} h`, `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ')
}

export function isTrue(value: unknown): boolean {
  return value === true || value === 1 || ['1', 'true', 'yes', 'y'].includes(String(value).toLowerCase())
}

type DateForm = 'full' | 'hourOnly' | 'hhMmOnly' | 'dayOnly' | 'short'

/** At most one option counts: the first of this order. */
function dateForm(config: Readonly<Record<string, unknown>>): DateForm {
  return (['hourOnly', 'hhMmOnly', 'dayOnly', 'short'] as const).find((name) => config[name] === true) ?? 'full'
}

function date(value: unknown, place: FormatPlace, form: DateForm): string {
  const at = new Date(value as string | number)
  if (value === '' || Number.isNaN(at.getTime())) return raw(value, place)
  const parts = dateFormat(place.timeZone).formatToParts(at)
  const part = Object.fromEntries(parts.map(({ type, value: text }) => [type, text]))
  const forms: Record<DateForm, string> = {
    full: `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`,
    hourOnly: `${part.hour}`,
    hhMmOnly: `${part.hour}:${part.minute}`,
    dayOnly: `${part.year}-${part.month}-${part.day}`,
    short: `${part.month}-${part.day} ${part.hour}:${part.minute}`,
  }
  return forms[form]
}

function decimals(value: number, digits: number, place: FormatPlace): string {
  return quantityText(value, languages[place.language].locale, { least: digits, most: digits })
}

function share(value: number, digits: number, place: FormatPlace): string {
  return shareText(value, digits, (figure) => decimals(figure, digits, place))
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dateFormats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  dateFormats.set(timeZone, made)
  return made
}

function raw(value: unknown, place: FormatPlace): string {
  if (typeof value === 'number' && !Number.isInteger(value)) return withDecimalSign(value, place)
  if (value === '') return NO_VALUE
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The raw number with at most six digits after the sign: a sum of shares never prints 0.30000000000000004. */
function withDecimalSign(value: number, place: FormatPlace): string {
  const text = String(Number(value.toFixed(6)))
  return text.replace('.', languages[place.language].decimal)
}

function cut(text: string): string {
  return text.length > SHORT_TEXT ? `${text.slice(0, SHORT_TEXT).trimEnd()}…` : text
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
