import { GRID_COLOR, look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { needSources } from '../../dashboard/data/needs.ts'
import { everySeconds, sourceInterval } from '../../dashboard/data/source-interval.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { tableSources, tableStyles } from '../../dashboard/table/table-look.ts'
import { tableSample } from './table.sample.ts'

export const table = defineWidget({
  kind: 'table',
  group: 'rows',
  title: 'widget.table',
  description: 'widget.table.description',
  picture: {
    soft: 'M6 5h52v8H6z',
    line: 'M6 5h52v30H6zM6 13h52M6 20.5h52M6 28h52M24 5v30M42 5v30',
  },
  options: {
    data: option.section('option.section.data', {
      dataSource: option.dataSource('option.data-source'),
      machineId: option.machines('option.machines', { none: 'source' }),
      slug: option.property('option.row-key', 'dataSource', 'machine_id'),
      sortProp: option.property('option.sort-prop'),
      sortOrder: option.select('option.sort-order', {
        choices: ['asc', 'desc'],
        default: 'asc',
        choiceLabel: 'choice.sort-order',
      }),
      interval: sourceInterval,
    }),
    columns: option.section('option.section.columns', {
      table: option.table('option.table-columns'),
    }),
    display: option.section('option.section.display', {
      autoScroll: option.boolean('option.auto-scroll', false),
      gridColor: option.color('option.grid-color', GRID_COLOR),
    }),
    styles: option.section('option.section.styles', tableStyles),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: (config) => needSources([config.dataSource, ...tableSources(config)], everySeconds(config.interval)),
  incomplete: (config) => (config.dataSource === '' ? 'widget.choose-source' : undefined),
  preview: 'rows',
  sample: tableSample,
  clock: 'second',
  migrate: [],
})
