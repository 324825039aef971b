import { expect, test } from 'vitest'
import { plannedFrom } from '../calendar/planned-ahead.ts'
import { compileCalendar } from '../ground/calendar.ts'
import { lateChoice, ordersAtRisk, type RunningOrder, type WaitingOrder } from './orders-at-risk.ts'

/** A Wednesday at noon; shifts from 06:00 to 14:00. */
const at = (time: string) => Date.parse(`2026-06-${time}Z`)
const NOW = at('10T12:00:00')
const week = {
  calendar_id: 1,
  week: Array(7).fill('day'),
  days: {},
  day_types: { day: [{ from: '06:00', to: '14:00', shift: 1 }] },
  start_date: '2026-01-01',
  end_date: null,
}
const calendar = compileCalendar(week, { zone: 'UTC', day_start: '00:00' })
const on = {
  now: NOW,
  timeZone: 'UTC',
  shifts: { plannedFrom: (_: string, from: number) => plannedFrom(calendar, from) },
}

/** 100 pieces an hour, planned to be done after four hours. */
const order = {
  card_no: 'C1',
  machine_id: 'M1',
  planned_start_time: at('10T08:00:00'),
  planned_op_qty: 400,
  planned_setup_time: 0,
  planned_unit_time: 36,
  capacity_factor: 1,
}
const running: RunningOrder = { ...order, remaining_qty: 200, real_unit_time: 36, machine_stands: false, beside: 1 }
const waiting: WaitingOrder = { ...order, remaining_qty: 400, cancelled: 0, op_total_remaining_time_hours: 4 }
const risks = (of: { running?: RunningOrder[]; waiting?: WaitingOrder[] }) =>
  ordersAtRisk({ running: [], waiting: [], ...of }, on).map(
    ({ behind_ms, due_at: _, done_at, pace_percent, ...risk }) => ({
      ...risk,
      hours: behind_ms / 3_600_000,
      done: done_at === null ? null : new Date(done_at).toISOString().slice(8, 16),
      pace: pace_percent && Math.round(pace_percent),
    }),
  )

test.each<[string, Partial<RunningOrder>, object[]]>([
  ['will be done in time', { remaining_qty: 0 }, []],
  ['is a few minutes behind', { remaining_qty: 20 }, []],
  ['began late', {}, [{ card_no: 'C1', standing: 'late', why: 'began-late', hours: 2, done: '10T14:00', pace: null }]],
  [
    'is slow',
    { real_unit_time: 54 },
    [{ card_no: 'C1', standing: 'late', why: 'slow', hours: 19, done: '11T07:00', pace: 67 }],
  ],
  [
    'stands',
    { machine_stands: true },
    [{ card_no: 'C1', standing: 'late', why: 'stands', hours: 2, done: '10T14:00', pace: null }],
  ],
  // Left and right of one mould: each makes half of what the machine does, as it was planned.
  ['shares its machine', { beside: 2, real_unit_time: 72, remaining_qty: 200 }, []],
  ['has no planned time', { planned_unit_time: 0, real_unit_time: null }, []],
  // Two hours of the shift are left on Wednesday, the other two begin on Thursday at six.
  ['was planned over the night', { planned_start_time: NOW, remaining_qty: 400 }, []],
  ['takes more than anybody has planned', { remaining_qty: 100_000 }, []],
])('T-LOOK-45 T-LOOK-53 a running order that %s', (_, given, expected) =>
  expect(risks({ running: [{ ...running, ...given }] })).toEqual(expected),
)

test('T-LOOK-45 T-LOOK-53 what should have begun before today is late; it is made after what runs at its machine, one after the other', () => {
  const yesterday = { ...waiting, card_no: 'C2', planned_start_time: at('09T12:00:00') }
  const before = { ...waiting, card_no: 'C3', planned_start_time: at('08T12:00:00'), op_total_remaining_time_hours: 1 }
  const today = { ...waiting, card_no: 'C4', planned_start_time: at('10T06:00:00') }
  const cancelled = { ...before, card_no: 'C5', cancelled: 1 as const }
  expect(
    risks({ running: [{ ...running, remaining_qty: 10 }], waiting: [yesterday, before, today, cancelled] }),
  ).toEqual([
    { card_no: 'C3', standing: 'late', why: 'not-started', hours: 48, done: '10T13:06', pace: null },
    { card_no: 'C2', standing: 'late', why: 'not-started', hours: 24, done: '11T09:06', pace: null },
  ])
})

/** Planned from ten to two: at noon two hundred pieces are left, and two hours. */
const planned = { ...running, planned_start_time: at('10T10:00:00') }
test.each<[string, Partial<RunningOrder>, string[]]>([
  ['in time at its pace', {}, []],
  ['in time at the planned pace, too late at its own', { real_unit_time: 54 }, ['at-risk slow']],
  [
    'in time at the planned pace, slow, and its machine stands',
    { real_unit_time: 54, machine_stands: true },
    ['at-risk stands'],
  ],
  ['too late at the planned pace', { remaining_qty: 240 }, ['late began-late']],
  [
    'a few minutes too late at the planned pace: within what a plan can know',
    { planned_start_time: at('10T09:00:00'), remaining_qty: 110, real_unit_time: 54 },
    ['at-risk slow'],
  ],
  [
    'past its planned end, however little is left',
    { planned_start_time: at('10T07:50:00'), remaining_qty: 8, real_unit_time: 72 },
    ['late slow'],
  ],
])('T-LOOK-95 late or at risk: an order that is %s', (_, given, expected) =>
  expect(risks({ running: [{ ...planned, ...given }] }).map(({ standing, why }) => `${standing} ${why}`)).toEqual(
    expected,
  ),
)

test('T-LOOK-95 what is late stands before what is at risk, the furthest behind first', () => {
  const slow = { ...planned, card_no: 'C1', real_unit_time: 600 }
  const late = { ...planned, card_no: 'C2', machine_id: 'M2', remaining_qty: 240 }
  const waits = { ...waiting, card_no: 'C3', machine_id: 'M3', planned_start_time: at('09T12:00:00') }
  expect(risks({ running: [slow, late], waiting: [waits] }).map(({ card_no }) => card_no)).toEqual(['C3', 'C2', 'C1'])
})

test('T-LOOK-114 each is one of three: not begun, running and late, at risk; with the moment that it misses', () => {
  const slow = { ...planned, card_no: 'C1', real_unit_time: 600 }
  const late = { ...planned, card_no: 'C2', machine_id: 'M2', remaining_qty: 240 }
  const waits = { ...waiting, card_no: 'C3', machine_id: 'M3', planned_start_time: at('09T12:00:00') }
  const all = ordersAtRisk({ running: [slow, late], waiting: [waits] }, on)
  expect(all.map((order) => [order.card_no, lateChoice(order), order.due_at])).toEqual([
    ['C3', 'not-begun', at('09T12:00:00')],
    ['C2', 'running-late', at('10T14:00:00')],
    ['C1', 'at-risk', at('10T14:00:00')],
  ])
})

test('T-PLAN-03 an order that a planner has moved is late by when it was wanted, and made where it stands now', () => {
  const moved = {
    ...{ ...waiting, card_no: 'C2', planned_start_time: at('12T06:00:00') },
    wanted_start_time: at('09T12:00:00'),
  }
  const ahead = {
    ...{ ...waiting, card_no: 'C3', planned_start_time: at('08T06:00:00'), op_total_remaining_time_hours: 1 },
    wanted_start_time: at('11T12:00:00'),
  }
  const late = { ...waiting, card_no: 'C4', planned_start_time: at('09T06:00:00'), op_total_remaining_time_hours: 1 }
  expect(risks({ waiting: [moved, ahead, late] })).toEqual([
    { card_no: 'C4', standing: 'late', why: 'not-started', hours: 30, done: '10T14:00', pace: null },
    { card_no: 'C2', standing: 'late', why: 'not-started', hours: 24, done: '12T10:00', pace: null },
  ])
})

test('T-PLAN-03 a moved order that runs is late by the end that was wanted', () => {
  const moved = { ...running, planned_start_time: at('10T10:00:00'), wanted_end_time: at('10T12:00:00') }
  expect(risks({ running: [moved] })).toMatchObject([{ card_no: 'C1', standing: 'late', hours: 2 }])
  expect(risks({ running: [{ ...moved, wanted_end_time: null }] })).toEqual([])
})
