import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { subDashboardSample } from './sub-dashboard.sample.ts'

export const subDashboard = defineWidget({
  kind: 'sub-dashboard',
  group: 'inside',
  title: 'widget.sub-dashboard',
  description: 'widget.sub-dashboard.description',
  picture: {
    soft: 'M21 11h33v20H21z',
    line: 'M4 4h56v32H4zM21 11h33v20H21zM37 11v20M37 21h17M10 12h5M10 20h5M10 28h5',
  },
  options: {
    inside: option.section('option.section.dashboard', { dashboard: option.dashboard('option.sub-dashboard') }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: () => ({}),
  incomplete: (config) => (config.dashboard.slug === '' ? 'widget.choose-dashboard' : undefined),
  preview: 'real',
  sample: subDashboardSample,
  migrate: [],
})
