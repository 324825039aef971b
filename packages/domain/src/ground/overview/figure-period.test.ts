import { expect, test } from 'vitest'
import { type CalendarPlan, compileCalendar } from '../calendar.ts'
import { type FigurePeriod, type PeriodPart, partsOfPeriod, readFigurePeriod } from './figure-period.ts'

/** Two shifts of eight hours from 06:00; the night is nobody's. The machine's day begins at 06:00. */
const plan: CalendarPlan = {
  calendar_id: 1,
  week: Array.from({ length: 7 }, () => 'two'),
  days: {},
  day_types: {
    two: [
      { from: '06:00', to: '14:00', shift: 1 },
      { from: '14:00', to: '22:00', shift: 2 },
    ],
  },
  start_date: '2026-01-01',
  end_date: '2026-12-31',
}
const calendar = compileCalendar(plan, { zone: 'UTC', day_start: '06:00' })
const at = (time: string) => Date.parse(`2026-06-10T${time}:00Z`)
const part = (day: number, shift: number, share = 1): PeriodPart => ({ day: `2026-06-${day}`, shift, share })

test.each<[FigurePeriod, string, PeriodPart[]]>([
  ['today', '15:00', [part(10, 1), part(10, 2), part(10, 0)]],
  ['today', '05:00', [part(9, 1), part(9, 2), part(9, 0)].map(pad)],
  ['calendar', '15:00', [part(10, 1), part(10, 2)]],
  ['shift', '15:00', [part(10, 2)]],
  ['shift', '23:00', [part(10, 0)]],
  ['24h', '18:00', [part(9, 2, 0.5), part(9, 0), part(10, 1), part(10, 2)].map(pad)],
])('T-SCREEN-01-X %s at %s', (period, time, parts) => expect(partsOfPeriod(period, calendar, at(time))).toEqual(parts))

function pad({ day, ...rest }: PeriodPart): PeriodPart {
  return { day: day.replace(/-9$/, '-09'), ...rest }
}

test.each([
  ['shift', 'shift'],
  ['24h', '24h'],
  ['week', 'today'],
  [undefined, 'today'],
])('a stored period %s is read as %s', (stored, period) => expect(readFigurePeriod(stored)).toBe(period))
