import { expect, test } from 'vitest'
import { type ClockRule, clockRuleProblem, kindOfDays, namesTheSame } from './automatic-reason-draft.ts'
import { UNCODED } from './uncoded.ts'

const lunch: ClockRule = {
  description: 'Lunch',
  machines: ['M101', 'M102'],
  set_code: '502',
  only_when: [UNCODED],
  weekdays: [1, 2, 3, 4, 5],
  from_time: '11:00',
  until_time: '11:45',
  calendars: [],
  active: true,
}
const night: ClockRule = { ...lunch, weekdays: [7], from_time: '23:00', until_time: '01:00' }

test.each<[name: string, rule: Partial<ClockRule>, beside: ClockRule, met: boolean]>([
  ['the same time', {}, lunch, true],
  ['a time that ends when the other begins', { from_time: '10:00', until_time: '11:00' }, lunch, false],
  ['a time that ends a minute later', { from_time: '10:00', until_time: '11:01' }, lunch, true],
  ['a time around the other', { from_time: '10:00', until_time: '13:00' }, lunch, true],
  ['other days', { weekdays: [6, 7] }, lunch, false],
  ['one day of both', { weekdays: [5, 6] }, lunch, true],
  ['other machines', { machines: ['M103'] }, lunch, false],
  ['every machine', { machines: null }, lunch, true],
  ['a stop of another reason', { only_when: ['601'] }, lunch, false],
  ['another calendar', { calendars: [1] }, { ...lunch, calendars: [2] }, false],
  ['every calendar', { calendars: [] }, { ...lunch, calendars: [2] }, true],
  ['one that is switched off', {}, { ...lunch, active: false }, false],
  ['off itself', { active: false }, lunch, false],
  ['a night that reaches into Monday', { weekdays: [1], from_time: '00:30', until_time: '02:00' }, night, true],
  ['Monday after such a night', { weekdays: [1], from_time: '01:00', until_time: '02:00' }, night, false],
  ['a whole day', { weekdays: [7], from_time: '02:00', until_time: '02:00' }, night, true],
])(
  'T-PLANT-155 two rules that could name one stop at one time are refused, others not: %s',
  (_, change, beside, met) => {
    const refused = {
      refusal: 'clock-rule-overlaps',
      values: { rule: 'Lunch', from: beside.from_time, until: beside.until_time, code: '502' },
    }
    expect(clockRuleProblem({ ...lunch, ...change }, [beside])).toEqual(met ? refused : null)
    expect(clockRuleProblem(beside, [{ ...lunch, ...change }]) !== null).toBe(met)
  },
)

test('T-PLANT-155 a rule does not wait for the reason that it sets', () => {
  expect(clockRuleProblem({ ...lunch, only_when: [UNCODED, '502'] }, [])).toEqual({
    refusal: 'clock-rule-names-itself',
    values: { code: '502' },
  })
})

test.each<[change: Partial<ClockRule>, same: boolean]>([
  [{ description: 'Break' }, true],
  [{ machines: ['M102', 'M101'], weekdays: [5, 4, 3, 2, 1] }, true],
  [{ machines: null }, false],
  [{ set_code: '503' }, false],
  [{ until_time: '12:00' }, false],
  [{ calendars: [1] }, false],
  [{ active: false }, false],
])('T-PLANT-154 a change of words leaves what machines go by: %o', (change, same) => {
  expect(namesTheSame(lunch, { ...lunch, ...change })).toBe(same)
})

test.each([
  [[1, 2, 3, 4, 5, 6, 7], 'every'],
  [[5, 4, 3, 2, 1], 'weekdays'],
  [[6], 'some'],
  [[1, 2, 3, 4, 6], 'some'],
])('the days %j are said as %s', (days, said) => {
  expect(kindOfDays(days)).toBe(said)
})
