import { expect, test } from 'vitest'
import { daysOfPeriod, namedPeriod, periodText, readPeriod } from '../../ground/periods/period.ts'
import { horizonRange, horizons } from '../../ground/statistics/horizons.ts'
import { newView } from './view-config.ts'
import { analysisPeriods, horizonOf, periodOfView } from './view-period.ts'

const plant = { today: '2026-11-18', weekBegins: 'monday' } as const
const days = { start: '2026-11-01', end: '2026-11-03' }
const view = newView('overview-1')
const named = horizons.filter((horizon) => horizon !== 'custom')

test.each(named)('T-LOOK-81 %s of a saved view is a period of the same days, and is saved as it was', (timeHorizon) => {
  const period = periodOfView({ ...view, timeHorizon })
  expect(readPeriod(periodText(period))).toEqual(period)
  expect(daysOfPeriod(period, plant)).toEqual(horizonRange(timeHorizon, plant.today))
  expect(horizonOf(period, days)).toEqual({ timeHorizon, startTime: '', endTime: '' })
})

test('T-LOOK-81 the analysis offers as many as there are', () => {
  expect(analysisPeriods.toSorted()).toEqual(named.map((one) => one.replaceAll(' ', '-')).toSorted())
})

test("T-LOOK-81 days of one's own stay what they are", () => {
  const own = { timeHorizon: 'custom', startTime: days.start, endTime: days.end } as const
  expect(periodOfView({ ...view, ...own })).toEqual({ of: 'days', ...days })
  expect(horizonOf({ of: 'days', ...days }, days)).toEqual(own)
  // What it does not offer: links from other pages.
  expect(horizonOf(namedPeriod('today'), days)).toEqual(own)
})
