import { describe, expect, test } from 'vitest'
import { plannedFrom } from '../calendar/planned-ahead.ts'
import { compileCalendar } from '../ground/calendar.ts'
import { layOut, type QueuedOrder } from './lay-out.ts'

const zone = 'Europe/Stockholm'
const plan = {
  calendar_id: 1,
  week: ['day', 'day', 'day', 'day', 'day', 'off', 'off'],
  days: {},
  day_types: {
    // A break at noon.
    day: [
      { from: '06:00', to: '12:00', shift: 1 },
      { from: '12:30', to: '14:00', shift: 1 },
    ],
    off: [],
    night: [{ from: '22:00', to: '06:00', shift: 3 }],
  },
  start_date: '2026-01-01',
  end_date: null,
} as const
const calendar = (change: object = {}) => compileCalendar({ ...plan, ...change }, { zone, day_start: '00:00' })
const days = calendar()
const always = compileCalendar(null, { zone, day_start: '00:00' })

/** A Wednesday in summer, by the plant's clock (UTC+2). */
const at = (time: string) => Date.parse(`2026-06-${time}:00+02:00`)
const NOW = at('10T08:00')
const local = (ms: number | null) =>
  ms === null
    ? null
    : new Date(ms).toLocaleString('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).slice(5)

const order = (card_no: string, own: Partial<QueuedOrder> = {}): QueuedOrder => ({
  ...{ card_no, planned_start_time: NOW, setup_hours: 0, run_hours: 2 },
  ...own,
})
function laid(orders: QueuedOrder[], { of = days, now = NOW, free_at = now as number | null } = {}) {
  return layOut(orders, { now, free_at, plannedFrom: (from) => plannedFrom(of, from) }).map(
    ({ card_no, begin_at, run_at, end_at, unknown, uncertain }) =>
      [card_no, local(begin_at), local(run_at), local(end_at), unknown, uncertain && 'uncertain']
        .filter((part) => part !== '' && part !== null && part !== false)
        .join(' · '),
  )
}
const one = (own: Partial<QueuedOrder>, on: Parameters<typeof laid>[1] = {}) => laid([order('A', own)], on)[0]

describe('T-PLAN-01 an order begins and ends in planned time', () => {
  test.each<[string, Partial<QueuedOrder>, string]>([
    ['within a shift', {}, 'A · 06-10 08:00 · 06-10 08:00 · 06-10 10:00'],
    ['over the break', { run_hours: 5 }, 'A · 06-10 08:00 · 06-10 08:00 · 06-10 13:30'],
    ['to the last minute of the shift', { run_hours: 5.5 }, 'A · 06-10 08:00 · 06-10 08:00 · 06-10 14:00'],
    ['over the night', { run_hours: 6.5 }, 'A · 06-10 08:00 · 06-10 08:00 · 06-11 07:00'],
    [
      'over the weekend',
      { planned_start_time: at('12T13:00'), run_hours: 2 },
      'A · 06-12 13:00 · 06-12 13:00 · 06-15 07:00',
    ],
    [
      'planned into a break, it begins behind it',
      { planned_start_time: at('10T12:10'), run_hours: 1 },
      'A · 06-10 12:30 · 06-10 12:30 · 06-10 13:30',
    ],
    [
      'planned into a weekend, it begins on Monday',
      { planned_start_time: at('13T09:00') },
      'A · 06-15 06:00 · 06-15 06:00 · 06-15 08:00',
    ],
    [
      'planned before now, it begins now',
      { planned_start_time: at('09T06:00') },
      'A · 06-10 08:00 · 06-10 08:00 · 06-10 10:00',
    ],
    ['set-up comes first', { setup_hours: 1.5 }, 'A · 06-10 08:00 · 06-10 09:30 · 06-10 11:30'],
    [
      'set-up over the night',
      { planned_start_time: at('10T13:30'), setup_hours: 1 },
      'A · 06-10 13:30 · 06-11 06:30 · 06-11 08:30',
    ],
  ])('%s', (_what, own, expected) => expect(one(own)).toBe(expected))

  test('without a calendar around the clock', () =>
    expect(one({ run_hours: 30 }, { of: always })).toBe('A · 06-10 08:00 · 06-10 08:00 · 06-11 14:00'))

  test.each([
    // The night from 22 to 6 has seven hours then: two of nine are left for the next.
    ['spring', '2026-03-28T21:00:00Z', '2026-03-29T22:00:00.000Z'],
    // And nine in autumn.
    ['autumn', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00.000Z'],
  ])('over the change of clocks in %s', (_when, now, ends) => {
    const nights = calendar({ week: Array(7).fill('night') })
    const [only] = layOut([order('A', { planned_start_time: 0, setup_hours: 1, run_hours: 8 })], {
      ...{ now: Date.parse(now), free_at: Date.parse(now) },
      plannedFrom: (from) => plannedFrom(nights, from),
    })
    expect(new Date(only?.end_at ?? 0).toISOString()).toBe(ends)
  })
})

describe('T-PLAN-01 one order follows the other', () => {
  test('behind what runs, in the order of the planned starts, then by card', () => {
    const free_at = at('10T09:00')
    expect(laid([order('C', { planned_start_time: NOW - 1 }), order('B'), order('A')], { free_at })).toEqual([
      'C · 06-10 09:00 · 06-10 09:00 · 06-10 11:00',
      'A · 06-10 11:00 · 06-10 11:00 · 06-10 13:30',
      'B · 06-10 13:30 · 06-10 13:30 · 06-11 07:30',
    ])
  })

  test('no earlier than planned: a gap stays a gap', () => {
    expect(laid([order('A'), order('B', { planned_start_time: at('11T10:00') })])).toEqual([
      'A · 06-10 08:00 · 06-10 08:00 · 06-10 10:00',
      'B · 06-11 10:00 · 06-11 10:00 · 06-11 12:00',
    ])
  })

  test('what runs was done before now: the next begins now', () =>
    expect(one({}, { free_at: at('10T07:00') })).toBe('A · 06-10 08:00 · 06-10 08:00 · 06-10 10:00'))
})

describe('T-PLAN-02 what nobody knows is said, not guessed', () => {
  test('without a time of a piece it has no end, and what follows is uncertain', () => {
    expect(laid([order('A', { run_hours: null, setup_hours: 1 }), order('B')])).toEqual([
      'A · 06-10 08:00 · 06-10 09:00 · no-speed',
      'B · 06-10 09:00 · 06-10 09:00 · 06-10 11:00 · uncertain',
    ])
  })

  test('nobody knows when what runs is done', () =>
    expect(one({}, { free_at: null })).toBe('A · 06-10 08:00 · 06-10 08:00 · 06-10 10:00 · uncertain'))

  test('the calendar ends before it does', () => {
    const until = calendar({ end_date: '2026-06-10' })
    expect(laid([order('A', { run_hours: 8 }), order('B')], { of: until })).toEqual([
      'A · 06-10 08:00 · 06-10 08:00 · no-planned-time',
      'B · no-planned-time · uncertain',
    ])
    expect(one({ planned_start_time: at('11T06:00') }, { of: until })).toBe('A · no-planned-time')
  })

  test('nothing is planned at all', () =>
    expect(one({}, { of: calendar({ week: Array(7).fill('off') }) })).toBe('A · no-planned-time'))
})
