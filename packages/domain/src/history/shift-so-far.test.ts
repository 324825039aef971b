import { describe, expect, test } from 'vitest'
import { compileCalendar } from '../ground/calendar.ts'
import { hoursOfShift, presentShift, targetsOf, timesOf } from './shift-so-far.ts'

const at = (time: string) => Date.parse(`2026-06-10T${time}Z`)
const zone = 'Europe/Stockholm'
const calendar = compileCalendar(
  {
    calendar_id: 1,
    week: ['D', 'D', 'D', 'D', 'D', '', ''],
    days: {},
    day_types: {
      D: [
        { from: '06:00', to: '10:00', shift: 1 },
        { from: '10:30', to: '14:00', shift: 1 },
        { from: '22:00', to: '06:00', shift: 3 },
      ],
    },
    start_date: '2020-01-01',
    end_date: null,
  },
  { zone, day_start: '06:00' },
)

describe('T-LOOK-01 the present shift of a machine', () => {
  test.each([
    // 10:15 in Stockholm is a pause, unplanned by itself.
    ['in its pause', '08:15', { shift: 0, from: '08:00', to: '08:30', pieces: 1 }],
    ['before the pause', '07:00', { shift: 1, from: '04:00', to: '12:00', pieces: 2 }],
    ['after the pause', '11:59', { shift: 1, from: '04:00', to: '12:00', pieces: 2 }],
    ['between two shifts', '15:00', { shift: 0, from: '12:00', to: '20:00', pieces: 1 }],
    ['at night, before midnight', '21:00', { shift: 3, from: '20:00', to: '28:00', pieces: 1 }],
  ])('%s', (_when, time, { shift, from, to, pieces }) => {
    const told = presentShift(calendar, at(time))
    const end = to === '28:00' ? at('04:00') + 86_400_000 : at(to)
    expect({ ...told, pieces: told.pieces.length }).toEqual({
      day: '2026-06-10',
      shift,
      from: at(from),
      to: end,
      pieces,
    })
  })

  test('a machine without a calendar is in a shift from midnight to midnight', () => {
    const always = compileCalendar(null, { zone, day_start: '00:00' })
    expect(presentShift(always, at('12:00'))).toMatchObject({
      shift: 1,
      to: at('22:00'),
      from: at('22:00') - 86_400_000,
    })
  })
})

describe('T-LOOK-02 the target of a stretch', () => {
  const pieces = [
    { from: at('04:00'), to: at('08:00') },
    { from: at('08:30'), to: at('12:00') },
  ]
  const minute = { unit_ms: 60_000, unit: 'pcs' }
  test.each([
    ['one run all hour', [{ start: at('01:00'), end: null, ...minute }], '05:00', '06:00', 60],
    ['a pause asks for nothing', [{ start: at('01:00'), end: null, ...minute }], '08:00', '09:00', 30],
    ['only the time of the run', [{ start: at('05:15'), end: at('05:45'), ...minute }], '05:00', '06:00', 30],
    [
      'one after the other, each by its own time',
      [
        { start: at('05:00'), end: at('05:30'), ...minute },
        { start: at('05:30'), end: null, unit_ms: 30_000, unit: 'pcs' },
      ],
      '05:00',
      '06:00',
      90,
    ],
    [
      'two beside each other share the machine',
      [
        { start: at('05:00'), end: null, ...minute },
        { start: at('05:00'), end: null, ...minute },
      ],
      '05:00',
      '06:00',
      60,
    ],
    [
      'each with half of the time, also where one ends before the other',
      [
        { start: at('05:00'), end: at('05:30'), unit_ms: 30_000, unit: 'pcs' },
        { start: at('05:00'), end: null, ...minute },
      ],
      '05:00',
      '06:00',
      30 + 15 + 30,
    ],
    [
      'an order without a planned time shares nothing',
      [
        { start: at('05:00'), end: null, unit_ms: null, unit: 'pcs' },
        { start: at('05:00'), end: null, ...minute },
      ],
      '05:00',
      '06:00',
      60,
    ],
    ['without a run there is none', [], '05:00', '06:00', null],
    ['a run before the stretch', [{ start: at('01:00'), end: at('05:00'), ...minute }], '05:00', '06:00', null],
    ['a run outside the shift', [{ start: at('01:00'), end: null, ...minute }], '02:00', '03:00', null],
    ['nobody planned a time', [{ start: at('01:00'), end: null, unit_ms: 0, unit: 'pcs' }], '05:00', '06:00', null],
  ])('%s', (_what, runs, from, to, target) => {
    const targets = targetsOf({ from: at(from), to: at(to) }, { pieces, runs })
    expect(targets).toEqual(target === null ? [] : [{ unit: 'pcs', quantity: target }])
  })

  test('kilograms after pieces have a target of their own', () => {
    const runs = [
      { start: at('05:00'), end: at('05:30'), ...minute },
      { start: at('05:30'), end: null, unit_ms: 360_000, unit: 'kg' },
    ]
    expect(targetsOf({ from: at('05:00'), to: at('06:00') }, { pieces, runs })).toEqual([
      { unit: 'pcs', quantity: 30 },
      { unit: 'kg', quantity: 5 },
    ])
  })
})

test('T-LOOK-94 orders that run beside each other are one time, cut to the shift', () => {
  const run = (start: string, end: string | null) => ({ start: at(start), end: end === null ? null : at(end) })
  const runs = [
    run('05:00', '06:00'),
    run('01:00', '04:30'),
    run('05:30', '06:30'),
    run('08:00', null),
    run('02:00', '03:00'),
  ]
  expect(timesOf(runs, { from: at('04:00'), to: at('09:00') })).toEqual([
    { from: at('04:00'), to: at('04:30') },
    { from: at('05:00'), to: at('06:30') },
    { from: at('08:00'), to: at('09:00') },
  ])
})

test('T-LOOK-03 hours of a shift follow the plant’s clock and are cut at its ends', () => {
  const span = { from: at('04:30'), to: at('07:15') }
  expect(hoursOfShift(span, zone).map(({ from, to }) => [from, to])).toEqual([
    [at('04:30'), at('05:00')],
    [at('05:00'), at('06:00')],
    [at('06:00'), at('07:00')],
    [at('07:00'), at('07:15')],
  ])
})
