import { expect, test } from 'vitest'
import { compileCalendar } from './calendar.ts'
import { runningDay } from './running-day.ts'
import { horizonRange } from './statistics/horizons.ts'

const zone = 'Europe/Stockholm'
const dayAt = (day_start: string, at: string) =>
  compileCalendar(null, { zone, day_start }).at(Date.parse(`2026-11-${at}:00+01:00`)).day

test.each([
  ['at three in the night the day that began at six still runs', ['06:00'], '18T03:00', '2026-11-17'],
  ['at six the next one has begun', ['06:00'], '18T06:00', '2026-11-18'],
  ['of several machines the latest that has begun', ['06:00', '00:00'], '18T03:00', '2026-11-18'],
  ['whichever of them comes first', ['00:00', '06:00'], '18T03:00', '2026-11-18'],
  ['without a machine the date', [], '18T03:00', '2026-11-18'],
] as const)('T-PLANT-482 %s', (_what, starts, at, expected) => {
  const today = runningDay(
    starts.map((start) => dayAt(start, at)),
    '2026-11-18',
  )
  expect(today).toBe(expected)
  expect(horizonRange('30 days', today).end).toBe(expected)
})
