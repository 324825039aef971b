import { STATIC_VALUES } from '@takt/domain/dashboards/dashboard.ts'
import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { styleSources } from '@takt/domain/dashboards/style-config.ts'
import { needSources } from '../../dashboard/data/needs.ts'
import { everySeconds, sourceInterval } from '../../dashboard/data/source-interval.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { datasourceValueSample } from './datasource-value.sample.ts'

export const datasourceValue = defineWidget({
  kind: 'datasource-value',
  group: 'rows',
  title: 'widget.datasource-value',
  description: 'widget.datasource-value.description',
  picture: {
    line: 'M13 36h36',
    bold: 'M25 29V8L13 22h17M36 13a6 6 0 1 1 11 3.5L36 29h13',
  },
  options: {
    data: option.section('option.section.data', {
      value: option.value('option.value'),
      unitAfter: option.string('option.unit-after'),
      value2: option.value('option.value2'),
      value3: option.value('option.value3'),
      interval: sourceInterval,
    }),
    styles: option.section('option.section.styles', {
      valueStyle: option.style('option.value-style'),
      headerStyle: option.style('option.header-style'),
      containerStyle: option.style('option.container-style'),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: (config) => {
    const values = [config.value, config.value2, config.value3].map((value) => value?.dataSource ?? '')
    const styles = styleSources([config.valueStyle, config.headerStyle, config.containerStyle])
    return needSources([...values, ...styles], everySeconds(config.interval))
  },
  incomplete: ({ value }) => {
    if (value === null || value.dataSource === '') return 'widget.choose-source'
    return value.dataKey === '' && value.dataSource !== STATIC_VALUES ? 'widget.choose-value' : undefined
  },
  preview: 'filtered-rows',
  sample: datasourceValueSample,
  migrate: [],
})
