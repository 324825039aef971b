import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { REFRESH_SECONDS, refreshSeconds, timeHistoryPeriods } from '@takt/domain/history/time-history/periods.ts'
import { rowKinds } from '@takt/domain/history/time-history/picture-rows.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { timeHistorySample } from './time-history.sample.ts'

/** The server answers about so many at once. */
const MOST_MACHINES = 100

export const timeHistory = defineWidget({
  kind: 'time-history',
  group: 'machines',
  title: 'widget.time-history',
  description: 'widget.time-history.description',
  picture: {
    good: 'M6 6h20v7H6zM32 6h26v7H32zM6 17h34v7H6zM6 28h12v7H6zM30 28h28v7H30z',
    stop: 'M26 6h6v7h-6zM40 17h18v7H40zM18 28h12v7H18z',
  },
  options: {
    data: option.section('option.section.data', {
      machineId: option.machines('option.machines', { most: MOST_MACHINES }),
      period: option.select('option.period', {
        choices: timeHistoryPeriods,
        default: 'shift',
        choiceLabel: 'choice.time-history-period',
      }),
      rows: option.select('option.time-history-rows', {
        choices: rowKinds,
        default: 'machine',
        choiceLabel: 'choice.time-history-rows',
      }),
      interval: option.number('option.interval', { default: REFRESH_SECONDS.usual, min: REFRESH_SECONDS.least }),
      showTools: option.boolean('option.show-tools', true),
      showLegend: option.boolean('option.show-legend', true),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: (config) => ({
    machines: need.timeHistory(
      config.machineId.slice(0, MOST_MACHINES),
      config.period,
      refreshSeconds(config.interval),
    ),
  }),
  incomplete: (config) => (config.machineId.length === 0 ? 'widget.choose-machine' : undefined),
  preview: 'sample',
  sample: timeHistorySample,
  clock: 'second',
  migrate: [],
})
