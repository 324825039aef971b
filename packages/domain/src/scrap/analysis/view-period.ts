/** The period of an address as a saved view keeps it, and back: a view was saved with these before pages had periods. */
import { type NamedPeriod, namedPeriod, type Period } from '../../ground/periods/period.ts'
import type { DateRange, Horizon } from '../../ground/statistics/horizons.ts'
import type { ViewConfig } from './view-config.ts'

type Dashed<T extends string> = T extends `${infer A} ${infer B}` ? `${A}-${Dashed<B>}` : T
type NamedHorizon = Exclude<Horizon, 'custom'>

/** What the analysis offers, the shortest first. */
export const analysisPeriods = [
  'this-week',
  'last-week',
  'last-2-weeks',
  '14-days',
  '30-days',
  'this-month',
  'last-month',
  '2-months',
  '60-days',
  '90-days',
  '120-days',
  'this-year',
  '1-year',
  'last-year',
  '2-years',
] as const satisfies readonly (NamedPeriod & Dashed<NamedHorizon>)[]

export function periodOfView({ timeHorizon, startTime, endTime }: ViewConfig): Period {
  if (timeHorizon === 'custom') return { of: 'days', start: startTime, end: endTime }
  return namedPeriod(timeHorizon.replaceAll(' ', '-') as (typeof analysisPeriods)[number])
}

/** Days of an address, and of a shift its day, are days of one's own. */
export function horizonOf(period: Period, days: DateRange): Pick<ViewConfig, 'timeHorizon' | 'startTime' | 'endTime'> {
  const name = period.of === 'name' && analysisPeriods.find((one) => one === period.name)
  if (name) return { timeHorizon: name.replaceAll('-', ' ') as NamedHorizon, startTime: '', endTime: '' }
  return { timeHorizon: 'custom', startTime: days.start, endTime: days.end }
}
