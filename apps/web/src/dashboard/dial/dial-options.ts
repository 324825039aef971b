import { LEAST_STEP, MOST_LIMITS, NEEDLE_WIDTHS } from '@takt/domain/dashboards/gauge-scale.ts'
import type { look } from '@takt/domain/dashboards/look.ts'
import { type Config, option } from '@takt/domain/dashboards/options.ts'
import type { LimitOptions } from './dial-limits.ts'

/** What every widget with a dial is asked. */
export const NEEDLE_INK = '#333333'
export const VALUE_INK = '#000000'
export const BODY_COLOR = '#eeeeee'
const TURN_MS = 650

/** From this many limits on, limit `number` is asked for. */
const atLeast = (number: number) => [1, 2, 3, 4, 5].slice(number - 1)

export const showValue = option.boolean('option.show-value', true)

export const dialOptions = {
  unit: option.string('option.unit-after'),
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
}

export const animationDuration = option.number('option.animation-duration', {
  default: TURN_MS,
  min: 0,
  max: 5000,
  step: 50,
})

export const tickOptions = {
  showTicks: option.boolean('option.show-ticks', true),
  innerTicks: option.boolean('option.inner-ticks', false),
  stepSize: option.number('option.step-size', { default: 10, min: LEAST_STEP }),
  numTicks: option.number('option.num-ticks', { default: 0, min: 0, max: 99, step: 1 }),
}

export const numLimits = option.number('option.num-limits', {
  default: 0,
  min: 0,
  max: MOST_LIMITS,
  step: 1,
  slider: true,
})

export const limitOptions = {
  limit1Val: option.number('option.limit-val-1', { default: 60 }),
  limit1BackgroundColor: option.color('option.limit-color-1', '#d92d20'),
  limit2Val: option.number('option.limit-val-2', { default: 80 }),
  limit2BackgroundColor: option.color('option.limit-color-2', '#f2c40f'),
  limit3Val: option.number('option.limit-val-3', { default: 100 }),
  limit3BackgroundColor: option.color('option.limit-color-3', '#2f9e44'),
  limit4Val: option.number('option.limit-val-4', { default: 120 }),
  limit4BackgroundColor: option.color('option.limit-color-4', '#0c8599'),
  limit5Val: option.number('option.limit-val-5', { default: 140 }),
  limit5BackgroundColor: option.color('option.limit-color-5', '#7048e8'),
}

export const dialShowWhen = {
  unit: { showValue: true },
  valueColor: { showValue: true },
  outputClass: { showValue: true },
  label: { labelPos: ['output', 'topleft', 'topright'] },
  innerTicks: { showTicks: true },
  stepSize: { showTicks: true, numTicks: 0 },
  numTicks: { showTicks: true },
  limit1Val: { numLimits: atLeast(1) },
  limit1BackgroundColor: { numLimits: atLeast(1) },
  limit2Val: { numLimits: atLeast(2) },
  limit2BackgroundColor: { numLimits: atLeast(2) },
  limit3Val: { numLimits: atLeast(3) },
  limit3BackgroundColor: { numLimits: atLeast(3) },
  limit4Val: { numLimits: atLeast(4) },
  limit4BackgroundColor: { numLimits: atLeast(4) },
  limit5Val: { numLimits: atLeast(5) },
  limit5BackgroundColor: { numLimits: atLeast(5) },
} as const

export type DialConfig = Config<typeof dialOptions> &
  Config<typeof tickOptions> &
  Pick<Config<typeof look>, 'horizontalAlignment' | 'verticalAlignment'> &
  LimitOptions & { readonly showValue: boolean; readonly animationDuration: number }
