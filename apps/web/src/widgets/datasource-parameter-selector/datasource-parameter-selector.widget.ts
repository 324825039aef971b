import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { parameterSelectorSample } from './datasource-parameter-selector.sample.ts'

export const datasourceParameterSelector = defineWidget({
  kind: 'datasource-parameter-selector',
  group: 'actions',
  title: 'widget.datasource-parameter-selector',
  description: 'widget.datasource-parameter-selector.description',
  options: {
    parameter: option.section('option.section.parameter', { selector: option.parameter('option.parameter') }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: () => ({}),
  incomplete: (config) => (config.selector.parameter === '' ? 'widget.choose-parameter' : undefined),
  preview: 'real',
  sample: parameterSelectorSample,
  migrate: [],
})
