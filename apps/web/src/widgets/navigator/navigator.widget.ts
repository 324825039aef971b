import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { navigatorSample } from './navigator.sample.ts'

export const navigator = defineWidget({
  kind: 'navigator',
  group: 'actions',
  title: 'widget.navigator',
  description: 'widget.navigator.description',
  options: {
    buttons: option.section('option.section.buttons', { navigator: option.navigator('option.navigator') }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: () => ({}),
  incomplete: (config) => (config.navigator.buttons.length === 0 ? 'widget.navigator.none' : undefined),
  preview: 'real',
  sample: navigatorSample,
  migrate: [],
})
