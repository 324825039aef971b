import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { subDashboardSample } from './sub-dashboard.sample.ts'

export const subDashboard = defineWidget({
  kind: 'sub-dashboard',
  group: 'inside',
  title: 'widget.sub-dashboard',
  description: 'widget.sub-dashboard.description',
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
