import { type Calendar, type CalendarPiece, UNPLANNED } from '../ground/calendar.ts'
import { addDays } from '../ground/dates.ts'
import { localDate, minutesOf, momentOf, weekdayOf } from '../ground/zone-time.ts'
import type { ContactLimit } from './silence.ts'
import { asUncoded } from './uncoded.ts'
import type { ValueRule } from './value-rules.ts'

/** What a stop code does by itself. */
export interface CodeRule {
  /** A machine that stops again this soon after it started gets the same reason again. */
  readonly inherit_seconds: number
  /** After this long the reason is replaced by `reset_code`; 0 = never. */
  readonly reset_seconds: number
  readonly reset_event: '' | 'new_day' | 'new_shift'
  /** '' = uncoded. */
  readonly reset_code: string
  /** A reason of type 2: what is made while it stands is scrapped to this share; 0 = it scraps nothing. */
  readonly scrap_percent: number
}

/** Sets a reason by the clock: a break code at lunch. */
export interface AutomaticReason {
  readonly set_code: string
  /** Only a stop that now has one of these; UNCODED is one of them. */
  readonly only_when: readonly string[]
  /** 1 Monday … 7 Sunday; of the date on which the window begins. */
  readonly weekdays: readonly number[]
  readonly from_time: string
  /** At or before `from_time` means the next day. */
  readonly until_time: string
  /** Empty = in every calendar. */
  readonly calendars: readonly number[]
  /** By which a machine remembers whose reason its stop has. */
  readonly record_no?: number
  /** Set on a page at this moment; left out or null, it has always held. */
  readonly holds_from?: number | null
  /** Taken back or changed at this moment; left out or null, it holds. */
  readonly holds_until?: number | null
}

/** What an administrator may set otherwise from one moment on; what came before stays as it was counted. */
export interface MachineCounting {
  /** A run shorter than this is none: the stop before it goes on. */
  readonly min_run_seconds: number
  /** The reason while nobody is signed in; '' = none. */
  readonly unattended_code: string
  /** A stop without a reason that is shorter than this is a micro-stop; 0 = none is. */
  readonly micro_stop_seconds: number
}

export interface EarlierCounting extends MachineCounting {
  readonly until: number
}

export interface MachineRules extends MachineCounting {
  readonly calendar: Calendar
  readonly codes: ReadonlyMap<string, CodeRule>
  /** By their ends; left out, nobody has changed anything. */
  readonly earlier?: readonly EarlierCounting[]
  readonly automatic: readonly AutomaticReason[]
  /** Left out, silence is never counted. */
  readonly contact?: ContactLimit
  /** By their numbers. */
  readonly values: readonly ValueRule[]
}

/** What the machine was counted by at that moment. */
export function countingAt(rules: MachineRules, at: number): MachineCounting {
  return rules.earlier?.find(({ until }) => at < until) ?? rules
}

/** Whether a shift or day that ends there takes the code back. */
export function isResetBetween({ reset_event }: CodeRule, before: CalendarPiece, after: CalendarPiece): boolean {
  if (reset_event === 'new_day') return after.day !== before.day
  const planned = after.shift !== UNPLANNED && before.shift !== UNPLANNED
  return reset_event === 'new_shift' && planned && after.shift !== before.shift
}

/** When the rule that named the open stop ends: with its time, or before it when somebody has taken it back. */
export function endOfRule(
  { rule_until, rule_no }: { readonly rule_until: number | null; readonly rule_no: number | null },
  { automatic }: Pick<MachineRules, 'automatic'>,
): number {
  if (rule_until === null) return Number.POSITIVE_INFINITY
  const rule = rule_no === null ? undefined : automatic.find(({ record_no }) => record_no === rule_no)
  return Math.min(rule_until, rule?.holds_until ?? Number.POSITIVE_INFINITY)
}

export interface Window {
  readonly from: number
  readonly to: number
  /** When its time is over, whether or not somebody takes the rule back before: what a machine remembers of it. */
  readonly ends: number
  readonly rule: AutomaticReason
}

/** The windows that begin on the date of `moment`, the day before or the day after, by their start. */
function windowsAround(rules: MachineRules, moment: number): readonly Window[] {
  if (rules.automatic.length === 0) return []
  const { calendar } = rules
  const date = localDate(moment, calendar.zone)
  const memo = windowsOf(rules)
  let found = memo.get(date)
  if (!found) {
    found = [addDays(date, -1), date, addDays(date, 1)]
      .flatMap((day) => windowsOn(rules, day))
      .sort((a, b) => a.from - b.from)
    memo.set(date, found)
  }
  return found
}

/** The rule that gives a stop of this reason another one at that moment. */
export function windowAt(rules: MachineRules, at: number, reason: string): Window | undefined {
  return windowsAround(rules, at).find(
    ({ from, to, rule }) =>
      from <= at && at < to && rule.only_when.includes(asUncoded(reason)) && rule.set_code !== reason,
  )
}

/** When the next rule begins that may name a stop of this reason. */
export function nextWindow(rules: MachineRules, after: number, reason: string): number {
  const next = windowsAround(rules, after).find(
    ({ from, rule }) => from > after && rule.only_when.includes(asUncoded(reason)),
  )
  return next?.from ?? Number.POSITIVE_INFINITY
}

const memos = new WeakMap<MachineRules, Map<string, readonly Window[]>>()

function windowsOf(rules: MachineRules): Map<string, readonly Window[]> {
  let memo = memos.get(rules)
  if (!memo) {
    memo = new Map()
    memos.set(rules, memo)
  }
  return memo
}

function windowsOn({ automatic, calendar }: MachineRules, date: string): Window[] {
  const weekday = weekdayOf(date)
  return automatic
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .filter(({ calendars }) => calendars.length === 0 || calendars.includes(calendar.idOn(date) ?? -1))
    .map((rule) => {
      const from = minutesOf(rule.from_time)
      const until = minutesOf(rule.until_time)
      const ends = momentOf(until <= from ? addDays(date, 1) : date, until, calendar.zone)
      return {
        ends,
        from: Math.max(momentOf(date, from, calendar.zone), rule.holds_from ?? Number.NEGATIVE_INFINITY),
        to: Math.min(ends, rule.holds_until ?? Number.POSITIVE_INFINITY),
        rule,
      }
    })
    .filter(({ from, to }) => from < to)
}
