import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { DEFAULT_SQL_INTERVAL, SQL_INTERVALS } from '@takt/domain/dashboards/query-choice.ts'
import { queryIncomplete, queryNeed } from '../../dashboard/data/query-need.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import {
  animationDuration,
  dialOptions,
  dialShowWhen,
  limitOptions,
  numLimits,
  showValue,
  tickOptions,
} from '../../dashboard/dial/dial-options.ts'
import { sqlGaugeSample } from './sql-gauge.sample.ts'

export const sqlGauge = defineWidget({
  kind: 'sql-gauge',
  group: 'rows',
  title: 'widget.sql-gauge',
  description: 'widget.sql-gauge.description',
  picture: {
    line: 'M6 34a17 17 0 0 1 34 0M23 34l6-11M46 9c0-3 14-3 14 0v13c0 3-14 3-14 0zM46 9c0 3 14 3 14 0',
    bold: 'M6 34a17 17 0 0 1 23-15.9',
  },
  options: {
    data: option.section('option.section.data', {
      query: option.query('option.query'),
      showValue,
      minValue: option.number('option.min-value', { default: 0 }),
      maxValue: option.number('option.max-value', { default: 100 }),
      interval: option.numlist('option.interval', { choices: SQL_INTERVALS, default: DEFAULT_SQL_INTERVAL, min: 20 }),
    }),
    dial: option.section('option.section.dial', {
      ...dialOptions,
      label: option.string('option.label'),
      animationDuration,
    }),
    ticks: option.section('option.section.ticks', tickOptions),
    limits: option.section('option.section.limits', { numLimits, ...limitOptions }),
    look: option.section('option.section.look', look),
  },
  showWhen: { ...lookShowWhen, ...dialShowWhen },
  needs: ({ query, interval }) => ({ result: queryNeed(query, interval) }),
  incomplete: ({ query }) => queryIncomplete(query),
  preview: 'rows',
  sample: sqlGaugeSample,
  migrate: [],
})
