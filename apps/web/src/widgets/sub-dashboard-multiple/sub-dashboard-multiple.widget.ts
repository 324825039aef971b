import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { needSources } from '../../dashboard/data/needs.ts'
import { everySeconds, sourceInterval } from '../../dashboard/data/source-interval.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { subDashboardMultipleSample } from './sub-dashboard-multiple.sample.ts'

export const subDashboardMultiple = defineWidget({
  kind: 'sub-dashboard-multiple',
  group: 'inside',
  title: 'widget.sub-dashboard-multiple',
  description: 'widget.sub-dashboard-multiple.description',
  picture: {
    soft: 'M5 4h25v8H5zM34 4h25v8H34zM5 22h25v8H5zM34 22h25v8H34z',
    line: 'M5 4h25v14H5zM34 4h25v14H34zM5 22h25v14H5zM34 22h25v14H34z',
  },
  options: {
    data: option.section('option.section.data', {
      rows: option.filter('option.rows'),
      slug: option.property('option.row-key', 'rows', 'machine_id'),
      interval: sourceInterval,
    }),
    inside: option.section('option.section.dashboard', {
      dashboard: option.dashboard('option.sub-dashboard', { parameterTranslate: true, source: 'rows' }),
    }),
    tiles: option.section('option.section.tiles', {
      grid: option.grid('option.grid'),
      xRatio: option.number('option.x-ratio', { default: 1, min: 0.1, max: 100 }),
      yRatio: option.number('option.y-ratio', { default: 1, min: 0.1, max: 100 }),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: (config) => needSources([config.rows?.dataSource ?? ''], everySeconds(config.interval)),
  incomplete: ({ rows, dashboard }) => {
    if (rows === null || rows.dataSource === '') return 'widget.choose-source'
    return dashboard.slug === '' ? 'widget.choose-dashboard' : undefined
  },
  preview: 'real',
  sample: subDashboardMultipleSample,
  // The clock turns the pages.
  clock: 'second',
  migrate: [],
})
