import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { parameterSelectorSample } from './datasource-parameter-selector.sample.ts'

export const datasourceParameterSelector = defineWidget({
  kind: 'datasource-parameter-selector',
  group: 'actions',
  title: 'widget.datasource-parameter-selector',
  description: 'widget.datasource-parameter-selector.description',
  picture: {
    soft: 'M6 19h52v17H6z',
    line: 'M6 5h52v12H6zM13 11h22M13 25h22M13 31h16',
    bold: 'M45 9.5l4 3.5 4-3.5',
  },
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
