import { option } from '@takt/domain/dashboards/options.ts'

/** The interval of the data source counts. */
const AS_THE_SOURCE = 0

export const sourceInterval = option.select('option.interval', {
  choices: [AS_THE_SOURCE, 10, 20, 60, 120, 300],
  default: AS_THE_SOURCE,
  choiceLabel: 'choice.interval',
})

/** As a need takes it. */
export function everySeconds(interval: number): number | undefined {
  return interval === AS_THE_SOURCE ? undefined : interval
}
