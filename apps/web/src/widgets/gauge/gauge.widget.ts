import { GAUGE_INTERVALS } from '@takt/domain/dashboards/gauge-scale.ts'
import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { needFigures } from '../../dashboard/data/figures-of-machine.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import {
  animationDuration,
  dialOptions,
  dialShowWhen,
  limitOptions,
  numLimits,
  showValue,
  tickOptions,
} from '../../dashboard/dial/dial-options.ts'
import { gaugeSample } from './gauge.sample.ts'

/** The value, the ends of the scale and the limits may each be a property. */
const propertiesOf = (
  config: Readonly<Record<`${'value' | 'min' | 'max'}Key` | `limit${1 | 2 | 3 | 4 | 5}Key`, string>>,
) => [
  ...[config.valueKey, config.minKey, config.maxKey],
  ...[config.limit1Key, config.limit2Key, config.limit3Key, config.limit4Key, config.limit5Key],
]

export const gauge = defineWidget({
  kind: 'gauge',
  group: 'machines',
  title: 'widget.gauge',
  description: 'widget.gauge.description',
  picture: {
    line: 'M12 34a20 20 0 0 1 40 0M32 34l7-13',
    bold: 'M12 34a20 20 0 0 1 27-18.7',
  },
  options: {
    data: option.section('option.section.data', {
      dataSource: option.dataSource('option.data-source'),
      machineId: option.machines('option.machine', { most: 1 }),
      valueKey: option.property('option.value-key'),
      showValue,
      minKey: option.property('option.min-key'),
      minValue: option.number('option.min-value', { default: 0 }),
      maxKey: option.property('option.max-key'),
      maxValue: option.number('option.max-value', { default: 100 }),
      interval: option.numlist('option.interval', { choices: GAUGE_INTERVALS, default: 20 }),
    }),
    dial: option.section('option.section.dial', {
      ...dialOptions,
      label: option.string('option.label', '[machine]'),
      animationDuration,
    }),
    ticks: option.section('option.section.ticks', tickOptions),
    limits: option.section('option.section.limits', {
      numLimits,
      limit1Key: option.property('option.limit-key-1'),
      limit1Val: limitOptions.limit1Val,
      limit1BackgroundColor: limitOptions.limit1BackgroundColor,
      limit2Key: option.property('option.limit-key-2'),
      limit2Val: limitOptions.limit2Val,
      limit2BackgroundColor: limitOptions.limit2BackgroundColor,
      limit3Key: option.property('option.limit-key-3'),
      limit3Val: limitOptions.limit3Val,
      limit3BackgroundColor: limitOptions.limit3BackgroundColor,
      limit4Key: option.property('option.limit-key-4'),
      limit4Val: limitOptions.limit4Val,
      limit4BackgroundColor: limitOptions.limit4BackgroundColor,
      limit5Key: option.property('option.limit-key-5'),
      limit5Val: limitOptions.limit5Val,
      limit5BackgroundColor: limitOptions.limit5BackgroundColor,
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: {
    ...lookShowWhen,
    ...dialShowWhen,
    limit1Key: dialShowWhen.limit1Val,
    limit2Key: dialShowWhen.limit2Val,
    limit3Key: dialShowWhen.limit3Val,
    limit4Key: dialShowWhen.limit4Val,
    limit5Key: dialShowWhen.limit5Val,
  },
  // Without a data source the gauge reads the machine's own row, which is live, and its figures.
  needs: (config) => ({
    rows: need.source(config.dataSource, config.interval),
    machine: need.machine(config.machineId[0] ?? ''),
    ...needFigures(config.dataSource === '' ? (config.machineId[0] ?? '') : '', propertiesOf(config)),
  }),
  incomplete: (config) => {
    if (config.dataSource === '' && config.machineId.length === 0) return 'widget.choose-source-or-machine'
    return config.valueKey === '' ? 'widget.choose-value' : undefined
  },
  preview: 'live',
  sample: gaugeSample,
  migrate: [],
})
