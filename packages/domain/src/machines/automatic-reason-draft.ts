/** Whether a rule of the clock can be kept as an administrator wrote it, and whether a change is one for machines. */

import type { Refusal } from '../ground/refusal.ts'
import { minutesOf } from '../ground/zone-time.ts'
import type { AutomaticReasonDraft } from './model/automatic-reason.ts'

const DAY = 24 * 60
const WEEK = 7 * DAY

/** As it is written, or stored. */
export type ClockRule = AutomaticReasonDraft

/** Why a rule cannot be kept beside the others: of two that could name one stop at one time nobody knew which does. */
export function clockRuleProblem(rule: ClockRule, others: readonly ClockRule[]): Refusal | null {
  if (rule.only_when.includes(rule.set_code)) {
    return { refusal: 'clock-rule-names-itself', values: { code: rule.set_code } }
  }
  const met = rule.active ? others.find((other) => other.active && meets(rule, other)) : undefined
  if (!met) return null
  const { description, set_code, from_time, until_time } = met
  return {
    refusal: 'clock-rule-overlaps',
    values: { rule: description || set_code, from: from_time, until: until_time, code: set_code },
  }
}

function meets(one: ClockRule, other: ClockRule): boolean {
  return (
    (one.machines === null || other.machines === null || shares(one.machines, other.machines)) &&
    (one.calendars.length === 0 || other.calendars.length === 0 || shares(one.calendars, other.calendars)) &&
    shares(one.only_when, other.only_when) &&
    spansOf(one).some((span) => spansOf(other).some((against) => overlap(span, against)))
  )
}

function shares<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.some((value) => other.includes(value))
}

interface Span {
  readonly from: number
  readonly length: number
}

/** In minutes of a week that begins on Monday. */
function spansOf({ weekdays, from_time, until_time }: ClockRule): Span[] {
  const [from, until] = [minutesOf(from_time), minutesOf(until_time)]
  const length = until <= from ? until + DAY - from : until - from
  return weekdays.map((day) => ({ from: (day - 1) * DAY + from, length }))
}

/** Sunday night goes on into Monday. */
function overlap(one: Span, other: Span): boolean {
  const ahead = (from: Span, to: Span) => (to.from - from.from + WEEK) % WEEK
  return ahead(one, other) < one.length || ahead(other, one) < other.length
}

/** The name alone changes nothing that stops are named by. */
export function namesTheSame(one: ClockRule, other: ClockRule): boolean {
  const said = ({ description: _, machines, only_when, weekdays, calendars, ...rule }: ClockRule) =>
    JSON.stringify([
      machines && [...machines].sort(),
      [...only_when].sort(),
      [...weekdays].sort(),
      [...calendars].sort(),
      [rule.set_code, rule.from_time, rule.until_time, rule.active],
    ])
  return said(one) === said(other)
}

/** How the days of a rule are said: all of them, Monday to Friday, or one by one. */
export function kindOfDays(weekdays: readonly number[]): 'every' | 'weekdays' | 'some' {
  const all = [...new Set(weekdays)].sort().join('')
  if (all === '1234567') return 'every'
  return all === '12345' ? 'weekdays' : 'some'
}
