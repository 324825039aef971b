import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { boxRules, displayTypes, limitCounts, timeUnits } from '@takt/domain/dashboards/widgets/production-value.ts'
import { needFigures } from '../../dashboard/data/figures-of-machine.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { productionValueSample } from './production-value.sample.ts'

/** Sums of the day grow while no event comes. */
const FRESH_SECONDS = 60
const inBox = { display: 'colorBox' } as const

const rule = (label: string) =>
  option.select(label, { choices: boxRules, default: 'over', choiceLabel: 'choice.box-rule' })

export const productionValue = defineWidget({
  kind: 'production-value',
  group: 'production',
  title: 'widget.production-value',
  description: 'widget.production-value.description',
  picture: {
    soft: 'M6 6h52v28H6z',
    line: 'M6 6h52v28H6z',
    bold: 'M17 15l5-3v16M31 12h10l-6 6a5 5 0 1 1-4.5 8.5',
  },
  options: {
    data: option.section('option.section.data', {
      machineId: option.machines('option.machine', { most: 1 }),
      // Without a source the properties are those of a machine.
      key: option.property('option.value-key', 'source', 'today_runtime'),
      label: option.string('option.label'),
    }),
    form: option.section('option.section.display', {
      display: option.select('option.display', {
        choices: displayTypes,
        default: 'time',
        choiceLabel: 'choice.display',
      }),
      timeUnit: option.select('option.time-unit', {
        choices: timeUnits,
        default: 'hours',
        choiceLabel: 'choice.time-unit',
      }),
      decimals: option.number('option.decimals', { default: 0, min: 0, max: 4 }),
    }),
    limits: option.section('option.section.limits', {
      limitCount: option.select('option.num-limits', { choices: limitCounts, default: 1 }),
      rule1: rule('option.rule-1'),
      value1: option.number('option.limit-val-1', { default: 0 }),
      upper1: option.number('option.upper-1', { default: 0 }),
      color1: option.color('option.limit-color-1', '#2f9e44'),
      rule2: rule('option.rule-2'),
      value2: option.number('option.limit-val-2', { default: 0 }),
      upper2: option.number('option.upper-2', { default: 0 }),
      color2: option.color('option.limit-color-2', '#f2c40f'),
      rule3: rule('option.rule-3'),
      value3: option.number('option.limit-val-3', { default: 0 }),
      upper3: option.number('option.upper-3', { default: 0 }),
      color3: option.color('option.limit-color-3', '#d92d20'),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: {
    ...lookShowWhen,
    timeUnit: { display: 'time' },
    decimals: { display: ['num', 'colorBox'] },
    limitCount: inBox,
    rule1: inBox,
    value1: inBox,
    upper1: { ...inBox, rule1: 'clamp' },
    color1: inBox,
    rule2: { ...inBox, limitCount: [2, 3] },
    value2: { ...inBox, limitCount: [2, 3] },
    upper2: { ...inBox, limitCount: [2, 3], rule2: 'clamp' },
    color2: { ...inBox, limitCount: [2, 3] },
    rule3: { ...inBox, limitCount: 3 },
    value3: { ...inBox, limitCount: 3 },
    upper3: { ...inBox, limitCount: 3, rule3: 'clamp' },
    color3: { ...inBox, limitCount: 3 },
  },
  needs: ({ machineId, key }) => ({
    machine: need.machine(machineId[0] ?? ''),
    fresh: need.freshMachine(machineId[0] ?? '', FRESH_SECONDS),
    ...needFigures(machineId[0] ?? '', [key]),
  }),
  incomplete: ({ machineId, key }) => {
    if (machineId.length === 0) return 'widget.choose-machine'
    return key === '' ? 'widget.choose-value' : undefined
  },
  preview: 'live',
  sample: productionValueSample,
  migrate: [],
})
