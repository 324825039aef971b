import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { groupings } from '@takt/domain/dashboards/widgets/stack-size.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { placeIncomplete, placeOptions, placeShowWhen } from '../../dashboard/place-options.ts'
import { parentSample } from './parent.sample.ts'

/** The list of machines: D-LIMIT-01. What each of them does comes over the live link at once. */
const MACHINES_SECONDS = 10
/** Kinds that are for one machine. */
const children = ['status', 'production-value', 'production-goal', 'order-summary', 'gauge']

export const parent = defineWidget({
  kind: 'parent',
  group: 'production',
  title: 'widget.parent',
  description: 'widget.parent.description',
  picture: {
    good: 'M6 4h15v14H6zM25 4h15v14H25zM44 4h15v14H44zM6 22h15v14H6zM25 22h15v14H25z',
    stop: 'M44 22h15v14H44z',
  },
  options: {
    data: option.section('option.section.data', { ...placeOptions, machineId: option.machines('option.machines') }),
    display: option.section('option.section.display', {
      mode: option.select('option.parent-mode', {
        choices: ['group-by', 'stacks'],
        default: 'stacks',
        choiceLabel: 'choice.parent-mode',
      }),
      groupBy: option.select('option.group-by', {
        choices: groupings,
        default: 'zone_desc',
        choiceLabel: 'choice.group-by',
      }),
      boxWidth: option.number('option.box-width', { default: 180, min: 80, max: 1000 }),
      boxHeight: option.number('option.box-height', { default: 120, min: 60, max: 1000 }),
    }),
    each: option.section('option.section.child', { child: option.childWidget('option.child', children) }),
    look: option.section('option.section.look', look),
  },
  showWhen: { ...lookShowWhen, ...placeShowWhen, groupBy: { mode: 'group-by' } },
  needs: () => ({ machines: need.load('get_machines', {}, MACHINES_SECONDS) }),
  incomplete: placeIncomplete,
  preview: 'sample',
  sample: parentSample,
  migrate: [],
})
