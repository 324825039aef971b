/** OEE and availability day by day, as a chart: whether a plant becomes better is asked before when it is good. */
import type { Chart, ChartColour } from '../ground/charts/chart.ts'
import type { OeeHour } from './model/oee-hour.ts'
import { addOeeHours, figuresOfHour, type HourFigures } from './oee-hours.ts'

export interface OeeDaysWords {
  readonly oee: string
  readonly availability: string
  /** Of all days. */
  readonly together: string
}

/** Of a day of which nothing was heard there is no point: a line through nought would look like a standstill. */
export function oeePerDay(hours: readonly OeeHour[], words: OeeDaysWords): Chart {
  const days = [...Map.groupBy(hours, ({ day }) => day)].map(([day, own]) => ({ day, ...figuresOf(own) }))
  const all = figuresOf(hours)
  const line = (key: keyof HourFigures, colour: ChartColour) => ({
    ...{ key, name: words[key], colour },
    values: days.map((day) => day[key]),
  })
  return {
    kind: 'line',
    form: 'percent',
    inTime: true,
    categories: days.map(({ day }) => ({ key: day, name: day })),
    series: [
      line('oee', 'first'),
      line('availability', 'second'),
      { key: 'together', name: words.together, colour: 'quiet', as: 'whole', values: days.map(() => all.oee) },
    ],
  }
}

/** As of one long hour. */
function figuresOf(hours: readonly OeeHour[]): HourFigures {
  const [sum] = addOeeHours(hours.map((hour) => [{ ...hour, day: '', hour: 0 }]))
  return sum === undefined ? { oee: null, availability: null } : figuresOfHour(sum)
}
