import { expect, test } from 'vitest'
import { type CalendarPiece, compileCalendar } from '../ground/calendar.ts'
import {
  type AutomaticReason,
  type CodeRule,
  countingAt,
  endOfRule,
  isResetBetween,
  type MachineRules,
  nextWindow,
  windowAt,
} from './machine-rules.ts'
import { MICRO, UNCODED } from './uncoded.ts'

/** 10 June 2026 is a Wednesday. */
const at = (text: string) => Date.parse(`2026-06-${text}:00Z`)
const lunch: AutomaticReason = {
  set_code: '500',
  only_when: [UNCODED, '100'],
  weekdays: [3],
  from_time: '11:30',
  until_time: '12:00',
  calendars: [],
}
const night: AutomaticReason = { ...lunch, set_code: '510', from_time: '23:00', until_time: '01:00' }
const plan = {
  ...{ calendar_id: 7, week: Array(7).fill('work'), days: {}, start_date: '2026-01-05', end_date: '2026-12-27' },
  day_types: { work: [{ from: '06:00', to: '14:00', shift: 1 }] },
}
const rules = (...automatic: AutomaticReason[]): MachineRules => ({
  calendar: compileCalendar(plan, { zone: 'UTC', day_start: '00:00' }),
  codes: new Map(),
  min_run_seconds: 20,
  unattended_code: '',
  micro_stop_seconds: 0,
  automatic,
  values: [],
})
const early = at('10T11:45')

test.each<[string, AutomaticReason[], number, string, string | undefined]>([
  ['from its first moment', [lunch], at('10T11:30'), UNCODED, '500'],
  ['not before', [lunch], at('10T11:30') - 1, UNCODED, undefined],
  ['to its last', [lunch], at('10T12:00') - 1, UNCODED, '500'],
  ['and no longer', [lunch], at('10T12:00'), UNCODED, undefined],
  ['for a micro-stop as for an uncoded one', [lunch], early, MICRO, '500'],
  ['for another reason that it names', [lunch], early, '100', '500'],
  ['for no other', [lunch], early, '110', undefined],
  ['not for its own', [{ ...lunch, only_when: ['500'] }], early, '500', undefined],
  ['not on another day', [lunch], at('11T11:45'), UNCODED, undefined],
  ['over midnight', [night], at('11T00:59'), UNCODED, '510'],
  ['over midnight, to its end', [night], at('11T01:00'), UNCODED, undefined],
  ['not after the midnight before its day', [night], at('10T00:30'), UNCODED, undefined],
  ['for a day when both times are the same', [{ ...lunch, until_time: '11:30' }], at('11T11:29'), UNCODED, '500'],
  ['in its calendar', [{ ...lunch, calendars: [7] }], early, UNCODED, '500'],
  ['in no other', [{ ...lunch, calendars: [8] }], early, UNCODED, undefined],
  ['from when it was set', [{ ...lunch, holds_from: early }], early, UNCODED, '500'],
  ['not before it was set', [{ ...lunch, holds_from: early + 1 }], early, UNCODED, undefined],
  ['until it was taken back', [{ ...lunch, holds_until: early + 1 }], early, UNCODED, '500'],
  ['not from then on', [{ ...lunch, holds_until: early }], early, UNCODED, undefined],
  ['the earlier one of two', [{ ...lunch, set_code: '520', from_time: '11:40' }, lunch], early, UNCODED, '500'],
])('T-CALL-33-X T-PLANT-154 a rule of the clock holds %s', (_what, automatic, moment, reason, code) => {
  expect(windowAt(rules(...automatic), moment, reason)?.rule.set_code).toBe(code)
})

test('T-PLANT-154 what was taken back at its first moment never begins, and one that is cut remembers when it would have ended', () => {
  expect(nextWindow(rules({ ...lunch, holds_until: at('10T11:30') }), at('10T08:00'), UNCODED)).toBe(Infinity)
  const cut = windowAt(rules({ ...lunch, holds_until: at('10T11:50') }), early, UNCODED)
  expect([cut?.to, cut?.ends]).toEqual([at('10T11:50'), at('10T12:00')])
})

test.each<[string, AutomaticReason[], number, string, number]>([
  ['today’s', [lunch], at('10T08:00'), UNCODED, at('10T11:30')],
  ['tomorrow’s', [{ ...lunch, weekdays: [4] }], at('10T23:00'), UNCODED, at('11T11:30')],
  ['not the one that begins now', [lunch], at('10T11:30'), UNCODED, Infinity],
  ['the first of two', [night, lunch], at('10T08:00'), UNCODED, at('10T11:30')],
  ['of a micro-stop as of an uncoded one', [lunch], at('10T08:00'), MICRO, at('10T11:30')],
  ['none for another reason', [lunch], at('10T08:00'), '110', Infinity],
  ['none without rules', [], at('10T08:00'), UNCODED, Infinity],
])('T-CALL-33-X the next rule of the clock: %s', (_what, automatic, after, reason, begins) => {
  expect(nextWindow(rules(...automatic), after, reason)).toBe(begins)
})

test('T-PLANT-130 what was counted by earlier rules holds up to the moment of their change', () => {
  const old = { until: 100, min_run_seconds: 5, unattended_code: '900', micro_stop_seconds: 60 }
  const on = { ...rules(), earlier: [{ ...old, until: 50, min_run_seconds: 1 }, old] }
  expect([49, 50, 99, 100].map((moment) => countingAt(on, moment).min_run_seconds)).toEqual([1, 5, 5, 20])
})

const piece = (day: string, shift: number): CalendarPiece => ({ day, shift, from: 0, to: 0 })
test.each<[string, CodeRule['reset_event'], CalendarPiece, CalendarPiece, boolean]>([
  ['a new day', 'new_day', piece('1', 3), piece('2', 3), true],
  ['not a new shift of the day', 'new_day', piece('1', 1), piece('1', 2), false],
  ['a new shift', 'new_shift', piece('1', 1), piece('1', 2), true],
  ['not the same shift of another day', 'new_shift', piece('1', 1), piece('2', 1), false],
  ['not unplanned time', 'new_shift', piece('1', 1), piece('1', 0), false],
  ['not a shift after unplanned time', 'new_shift', piece('1', 0), piece('1', 1), false],
  ['nothing, of a code without an event', '', piece('1', 1), piece('2', 2), false],
])('T-CALL-33-X what takes a code back: %s', (_what, reset_event, before, after, resets) => {
  const code = { inherit_seconds: 0, reset_seconds: 0, reset_event, reset_code: '', scrap_percent: 0 }
  expect(isResetBetween(code, before, after)).toBe(resets)
})

test.each([
  ['with its time', 500, 1, null, 500],
  ['when it was taken back before', 500, 1, 400, 400],
  ['with its time, taken back later', 500, 1, 600, 500],
  ['with its time, where another was taken back', 500, 2, 400, 500],
  ['with its time, where nobody knows which it was', 500, null, 400, 500],
  ['never, where there is none', null, 1, 400, Number.POSITIVE_INFINITY],
] as const)('T-PLANT-154 a rule of the clock ends %s', (_what, rule_until, rule_no, holds_until, end) => {
  expect(endOfRule({ rule_until, rule_no }, rules({ ...lunch, record_no: 1, holds_until }))).toBe(end)
})
