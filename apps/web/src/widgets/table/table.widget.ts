import { look, lookShowWhen } from '@takt/domain/dashboard/look.ts'
import { option } from '@takt/domain/dashboard/options.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { tableSample } from './table.sample.ts'

export const GRID_COLOR = '#eeeeee'
/** The interval of the data source counts. */
const AS_THE_SOURCE = 0

export const table = defineWidget({
  kind: 'table',
  title: 'widget.table',
  description: 'widget.table.description',
  options: {
    data: option.section('option.section.data', {
      dataSource: option.dataSource('option.data-source'),
      machineId: option.machines('option.machines'),
      slug: option.property('option.row-key', 'dataSource', 'machine_id'),
      sortProp: option.property('option.sort-prop'),
      sortOrder: option.select('option.sort-order', {
        choices: ['asc', 'desc'],
        default: 'asc',
        choiceLabel: 'choice.sort-order',
      }),
      interval: option.select('option.interval', {
        choices: [AS_THE_SOURCE, 10, 20, 60, 120, 300],
        default: AS_THE_SOURCE,
        choiceLabel: 'choice.interval',
      }),
    }),
    columns: option.section('option.section.columns', {
      table: option.table('option.table-columns'),
    }),
    display: option.section('option.section.display', {
      autoScroll: option.boolean('option.auto-scroll', false),
      gridColor: option.color('option.grid-color', GRID_COLOR),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: (config) => ({
    rows: need.source(config.dataSource, config.interval === AS_THE_SOURCE ? undefined : config.interval),
  }),
  incomplete: (config) => (config.dataSource === '' ? 'widget.choose-source' : undefined),
  preview: 'rows',
  sample: tableSample,
  clock: 'second',
  migrate: [],
  load: () => import('./Table.tsx'),
})
