import { GRID_COLOR, look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { needSources } from '../../dashboard/data/needs.ts'
import { everySeconds, sourceInterval } from '../../dashboard/data/source-interval.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { tableSources, tableStyles } from '../../dashboard/table/table-look.ts'
import { multiValueTableSample } from './datasource-multi-value-table.sample.ts'

export const datasourceMultiValueTable = defineWidget({
  kind: 'datasource-multi-value-table',
  group: 'rows',
  title: 'widget.datasource-multi-value-table',
  description: 'widget.datasource-multi-value-table.description',
  picture: {
    soft: 'M4 5h36v8H4z',
    line: 'M4 5h36v30H4zM4 13h36M4 20.5h36M4 28h36M21 5v30',
    bold: 'M45 9h15l-5.5 7v8L50.5 27V16z',
  },
  options: {
    data: option.section('option.section.data', {
      rows: option.multiValue('option.rows'),
      slug: option.property('option.row-key', 'rows', 'machine_id'),
      interval: sourceInterval,
    }),
    columns: option.section('option.section.columns', {
      table: option.table('option.table-columns', 'rows'),
    }),
    display: option.section('option.section.display', {
      autoScroll: option.boolean('option.auto-scroll', false),
      gridColor: option.color('option.grid-color', GRID_COLOR),
    }),
    styles: option.section('option.section.styles', tableStyles),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: (config) =>
    needSources([config.rows?.dataSource ?? '', ...tableSources(config)], everySeconds(config.interval)),
  incomplete: ({ rows }) => (rows === null || rows.dataSource === '' ? 'widget.choose-source' : undefined),
  preview: 'filtered-rows',
  sample: multiValueTableSample,
  clock: 'second',
  migrate: [],
})
