import { GAUGE_INTERVALS, LEAST_STEP, MOST_LIMITS, NEEDLE_WIDTHS } from '@takt/domain/dashboard/gauge-scale.ts'
import { look, lookShowWhen } from '@takt/domain/dashboard/look.ts'
import { option } from '@takt/domain/dashboard/options.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { gaugeSample } from './gauge.sample.ts'

export const NEEDLE_INK = '#333333'
export const VALUE_INK = '#000000'
export const BODY_COLOR = '#eeeeee'
const TURN_MS = 650

/** From this many limits on, limit `number` is asked for. */
const atLeast = (number: number) => [1, 2, 3, 4, 5].slice(number - 1)

export const gauge = defineWidget({
  kind: 'gauge',
  title: 'widget.gauge',
  description: 'widget.gauge.description',
  options: {
    data: option.section('option.section.data', {
      dataSource: option.dataSource('option.data-source'),
      machineId: option.machines('option.machine', { most: 1 }),
      valueKey: option.property('option.value-key'),
      showValue: option.boolean('option.show-value', true),
      minKey: option.property('option.min-key'),
      minValue: option.number('option.min-value', { default: 0 }),
      maxKey: option.property('option.max-key'),
      maxValue: option.number('option.max-value', { default: 100 }),
      interval: option.numlist('option.interval', { choices: GAUGE_INTERVALS, default: 20 }),
    }),
    dial: option.section('option.section.dial', {
      needleColor: option.color('option.needle-color', NEEDLE_INK),
      needleWidth: option.numlist('option.needle-width', { choices: NEEDLE_WIDTHS, default: 10, min: 1 }),
      valueColor: option.color('option.value-color', VALUE_INK),
      dbColor: option.color('option.db-color', BODY_COLOR),
      outputClass: option.select('option.output-class', {
        choices: ['small', 'big', 'minimal'],
        default: 'big',
        choiceLabel: 'choice.output',
      }),
      labelPos: option.select('option.label-pos', {
        choices: [null, 'output', 'topleft', 'topright'],
        default: null,
        choiceLabel: 'choice.label-pos',
      }),
      label: option.string('option.label', '[machine]'),
      animationDuration: option.number('option.animation-duration', { default: TURN_MS, min: 0, max: 5000, step: 50 }),
    }),
    ticks: option.section('option.section.ticks', {
      showTicks: option.boolean('option.show-ticks', true),
      innerTicks: option.boolean('option.inner-ticks', false),
      stepSize: option.number('option.step-size', { default: 10, min: LEAST_STEP }),
      numTicks: option.number('option.num-ticks', { default: 0, min: 0, max: 99, step: 1 }),
    }),
    limits: option.section('option.section.limits', {
      numLimits: option.number('option.num-limits', { default: 0, min: 0, max: MOST_LIMITS, step: 1, slider: true }),
      limit1Key: option.property('option.limit-key-1'),
      limit1Val: option.number('option.limit-val-1', { default: 60 }),
      limit1BackgroundColor: option.color('option.limit-color-1', '#d92d20'),
      limit2Key: option.property('option.limit-key-2'),
      limit2Val: option.number('option.limit-val-2', { default: 80 }),
      limit2BackgroundColor: option.color('option.limit-color-2', '#f2c40f'),
      limit3Key: option.property('option.limit-key-3'),
      limit3Val: option.number('option.limit-val-3', { default: 100 }),
      limit3BackgroundColor: option.color('option.limit-color-3', '#2f9e44'),
      limit4Key: option.property('option.limit-key-4'),
      limit4Val: option.number('option.limit-val-4', { default: 120 }),
      limit4BackgroundColor: option.color('option.limit-color-4', '#0c8599'),
      limit5Key: option.property('option.limit-key-5'),
      limit5Val: option.number('option.limit-val-5', { default: 140 }),
      limit5BackgroundColor: option.color('option.limit-color-5', '#7048e8'),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: {
    ...lookShowWhen,
    valueColor: { showValue: true },
    outputClass: { showValue: true },
    label: { labelPos: ['output', 'topleft', 'topright'] },
    innerTicks: { showTicks: true },
    stepSize: { showTicks: true, numTicks: 0 },
    numTicks: { showTicks: true },
    limit1Key: { numLimits: atLeast(1) },
    limit1Val: { numLimits: atLeast(1) },
    limit1BackgroundColor: { numLimits: atLeast(1) },
    limit2Key: { numLimits: atLeast(2) },
    limit2Val: { numLimits: atLeast(2) },
    limit2BackgroundColor: { numLimits: atLeast(2) },
    limit3Key: { numLimits: atLeast(3) },
    limit3Val: { numLimits: atLeast(3) },
    limit3BackgroundColor: { numLimits: atLeast(3) },
    limit4Key: { numLimits: atLeast(4) },
    limit4Val: { numLimits: atLeast(4) },
    limit4BackgroundColor: { numLimits: atLeast(4) },
    limit5Key: { numLimits: atLeast(5) },
    limit5Val: { numLimits: atLeast(5) },
    limit5BackgroundColor: { numLimits: atLeast(5) },
  },
  // Without a data source the gauge reads the machine's own row, which is live.
  needs: (config) => ({
    rows: need.source(config.dataSource, config.interval),
    machine: need.machine(config.machineId[0] ?? ''),
  }),
  incomplete: (config) => {
    if (config.dataSource === '' && config.machineId.length === 0) return 'widget.choose-source-or-machine'
    return config.valueKey === '' ? 'widget.choose-value' : undefined
  },
  preview: 'first-machine',
  sample: gaugeSample,
  migrate: [],
  load: () => import('./Gauge.tsx'),
})
