import { expect, test } from 'vitest'
import { compileCalendar } from '../ground/calendar.ts'
import { periodAtMachine } from './period-at-machine.ts'

const twoShifts = compileCalendar(
  {
    calendar_id: 1,
    week: ['work', 'work', 'work', 'work', 'work', 'free', 'free'],
    days: {},
    day_types: {
      work: [
        { from: '06:00', to: '14:00', shift: 1 },
        { from: '14:00', to: '22:00', shift: 2 },
      ],
      free: [],
    },
    start_date: '2026-01-05',
    end_date: '2026-12-27',
  },
  { zone: 'Europe/Stockholm', day_start: '06:00' },
)
const at = (time: string) => Date.parse(time)
const period = (type: 'shift' | 'day' | 'week', now: string) => {
  const found = periodAtMachine(type, twoShifts, at(now))
  return found && { ...found, from: new Date(found.from).toISOString(), to: new Date(found.to).toISOString() }
}

test('D-ENTITY-75-X a shift goal is for the shift that goes on', () => {
  expect(period('shift', '2026-06-10T13:00:00Z')).toEqual({
    from: '2026-06-10T12:00:00.000Z',
    to: '2026-06-10T20:00:00.000Z',
    first_day: '2026-06-10',
    last_day: '2026-06-10',
    shift: 2,
  })
})

test('D-ENTITY-75-X outside the shifts there is no shift goal', () => {
  expect(period('shift', '2026-06-10T21:00:00Z')).toBeNull()
})

test('D-ENTITY-75-X at three at night the day that began at six goes on', () => {
  expect(period('day', '2026-06-11T01:00:00Z')).toMatchObject({
    from: '2026-06-10T04:00:00.000Z',
    to: '2026-06-11T04:00:00.000Z',
    first_day: '2026-06-10',
  })
})

test.each(['2026-06-08T05:00:00Z', '2026-06-10T13:00:00Z', '2026-06-15T03:00:00Z'])(
  'D-ENTITY-75-X the week of %s is Monday to Sunday of plant days',
  (now) => {
    expect(period('week', now)).toMatchObject({
      from: '2026-06-08T04:00:00.000Z',
      to: '2026-06-15T04:00:00.000Z',
      first_day: '2026-06-08',
      last_day: '2026-06-14',
      shift: null,
    })
  },
)
