import { expect, test } from 'vitest'
import { type CalendarPlan, compileCalendar, type ShiftSpan } from '../../ground/calendar.ts'
import { latestShift, placeShifts } from './place-shifts.ts'

const ZONE = 'Europe/Stockholm'
const span = (from: string, to: string, shift: number): ShiftSpan => ({ from, to, shift })
const plan = (spans: readonly ShiftSpan[], week = Array<string>(7).fill('work')): CalendarPlan => ({
  calendar_id: 1,
  week,
  days: {},
  day_types: { work: spans, free: [] },
  start_date: '2026-01-05',
  end_date: null,
})
const machine = (machine_id: string, given: CalendarPlan | null, day_start = '06:00') => ({
  machine_id,
  calendar: compileCalendar(given, { zone: ZONE, day_start }),
})
const three = [span('06:00', '14:00', 1), span('14:00', '22:00', 2), span('22:00', '06:00', 3)]
const minutes = (at: number) => new Date(at).toISOString().slice(0, 16)
const told = (machines: Parameters<typeof placeShifts>[0], from: string, to = from) =>
  placeShifts(machines, { from, to }).map((one) => [
    `${one.day} ${one.shift}.${one.part}`,
    minutes(one.from),
    minutes(one.to),
    one.machines.map(({ machine_id }) => machine_id).join(),
  ])

test.each([
  [
    'three shifts of a day that begins with the first of them',
    [machine('A', plan(three))],
    [
      ['2026-06-10 1.0', '2026-06-10T04:00', '2026-06-10T12:00', 'A'],
      ['2026-06-10 2.0', '2026-06-10T12:00', '2026-06-10T20:00', 'A'],
      ['2026-06-10 3.0', '2026-06-10T20:00', '2026-06-11T04:00', 'A'],
    ],
  ],
  [
    'a night that the plant day cuts at midnight is one, of the evening',
    [machine('A', plan([span('22:00', '06:00', 3)]), '00:00')],
    [['2026-06-10 3.0', '2026-06-10T20:00', '2026-06-11T04:00', 'A']],
  ],
  [
    'a pause does not end a shift',
    [machine('A', plan([span('06:00', '10:00', 1), span('10:30', '14:00', 1)]))],
    [['2026-06-10 1.0', '2026-06-10T04:00', '2026-06-10T12:00', 'A']],
  ],
  [
    'a shift that comes twice a day is two',
    [machine('A', plan([span('06:00', '09:00', 1), span('13:00', '16:00', 1)]))],
    [
      ['2026-06-10 1.0', '2026-06-10T04:00', '2026-06-10T07:00', 'A'],
      ['2026-06-10 1.1', '2026-06-10T11:00', '2026-06-10T14:00', 'A'],
    ],
  ],
  [
    'without a shift plan it is the plant day, each for itself',
    [machine('A', null)],
    [['2026-06-10 1.0', '2026-06-10T04:00', '2026-06-11T04:00', 'A']],
  ],
  ['where nothing is planned there is nothing to hand over', [machine('A', plan([]))], []],
  ['a place without machines has no shifts', [], []],
  [
    'machines of different calendars: from the first start to the last end; who has no such shift is not in it',
    [
      machine('A', plan(three)),
      machine('B', plan([span('07:00', '16:00', 1)]), '00:00'),
      machine('C', plan([span('05:00', '13:00', 1)]), '00:00'),
    ],
    [
      ['2026-06-10 1.0', '2026-06-10T03:00', '2026-06-10T14:00', 'A,B,C'],
      ['2026-06-10 2.0', '2026-06-10T12:00', '2026-06-10T20:00', 'A'],
      ['2026-06-10 3.0', '2026-06-10T20:00', '2026-06-11T04:00', 'A'],
    ],
  ],
  [
    'nights of machines whose plant days begin at another hour are the same night',
    [machine('A', plan([span('22:00', '06:00', 3)])), machine('B', plan([span('22:00', '06:00', 3)]), '00:00')],
    [['2026-06-10 3.0', '2026-06-10T20:00', '2026-06-11T04:00', 'A,B']],
  ],
])('T-LOOK-40 %s', (_what, machines, shifts) => {
  expect(told(machines, '2026-06-10')).toEqual(shifts)
})

test.each([
  ['spring: seven hours', '2026-03-28', '2026-03-28T21:00', '2026-03-29T04:00'],
  ['autumn: nine hours', '2026-10-24', '2026-10-24T20:00', '2026-10-25T05:00'],
])('T-LOOK-40 the night of the clock change in %s, also where midnight cuts it', (_what, day, from, to) => {
  for (const day_start of ['06:00', '00:00']) {
    const night = told([machine('A', plan([span('22:00', '06:00', 3)]), day_start)], day)
    expect(night, day_start).toEqual([[`${day} 3.0`, from, to, 'A']])
  }
  const whole = told([machine('A', null, '00:00')], day, day)
  expect(whole).toHaveLength(1)
})

test('T-LOOK-40 the longest day without a plan is one shift, and the next another', () => {
  expect(told([machine('A', null, '00:00')], '2026-10-24', '2026-10-26').map(([key]) => key)).toEqual([
    '2026-10-24 1.0',
    '2026-10-25 1.0',
    '2026-10-26 1.0',
  ])
})

test.each([
  ['while it goes on', '2026-06-10T11:59', '2026-06-10 1'],
  ['when the next has begun', '2026-06-10T12:01', '2026-06-10 2'],
  ['in the night of the day before', '2026-06-10T01:00', '2026-06-09 3'],
])('T-LOOK-40 what is meant %s', (_what, time, expected) => {
  const shifts = placeShifts([machine('A', plan(three))], { from: '2026-06-09', to: '2026-06-10' })
  const found = latestShift(shifts, Date.parse(`${time}Z`))
  expect(`${found?.day} ${found?.shift}`).toBe(expected)
})

test('T-LOOK-40 between shifts the last that has ended is meant; of two that go on the one that ends first', () => {
  const day = placeShifts([machine('A', plan([span('06:00', '14:00', 1)]))], { from: '2026-06-09', to: '2026-06-11' })
  expect(latestShift(day, Date.parse('2026-06-10T18:00Z'))?.day).toBe('2026-06-10')
  const two = placeShifts(
    [machine('A', plan([span('06:00', '14:00', 1)])), machine('B', plan([span('06:00', '18:00', 9)]))],
    { from: '2026-06-10', to: '2026-06-10' },
  )
  expect(latestShift(two, Date.parse('2026-06-10T06:00Z'))?.shift).toBe(1)
  expect(latestShift([], 0)).toBeUndefined()
})
