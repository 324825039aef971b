import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { ownOverviewSample } from './own-overview.sample.ts'

/** D-LIMIT-10. */
const INTERVALS = [10, 20, 60, 120, 180, 300, 600, 900] as const

export const ownOverview = defineWidget({
  kind: 'own-overview',
  group: 'production',
  title: 'widget.own-overview',
  description: 'widget.own-overview.description',
  picture: {
    soft: 'M6 5h52v8H6z',
    line: 'M6 5h52v30H6zM6 13h52M28 21h24M28 28h24',
    bold: 'M12 21h10M12 28h10',
  },
  options: {
    data: option.section('option.section.data', {
      overview: option.ownOverview('option.own-overview'),
      interval: option.numlist('option.interval', { choices: INTERVALS, default: 180, min: 10 }),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: ({ overview, interval }) => ({
    result: need.load('get_own_overview_data', { record_no: Number(overview) }, interval),
  }),
  incomplete: ({ overview }) => (overview === '' ? 'widget.choose-overview' : undefined),
  preview: 'none',
  sample: ownOverviewSample,
  migrate: [],
})
