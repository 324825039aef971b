import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { goalTargets } from '@takt/domain/dashboards/widgets/goal-arrow.ts'
import { productionTypes } from '@takt/domain/goals/goal-period.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import {
  ORDERS_AND_GOALS_SECONDS,
  placeIncomplete,
  placeOptions,
  placeShowWhen,
} from '../../dashboard/place-options.ts'
import { productionGoalSample } from './production-goal.sample.ts'

export const productionGoal = defineWidget({
  kind: 'production-goal',
  group: 'production',
  title: 'widget.production-goal',
  description: 'widget.production-goal.description',
  picture: {
    solid: 'M5 14h33V5l21 15-21 15v-9H5z',
    paper: 'M13 20h22',
  },
  options: {
    data: option.section('option.section.data', {
      ...placeOptions,
      machineId: option.machines('option.machine', { most: 1 }),
      goalType: option.select('option.goal-type', {
        choices: productionTypes,
        default: 'shift',
        choiceLabel: 'choice.goal-type',
      }),
      target: option.select('option.goal-target', {
        choices: goalTargets,
        default: 'good_qty',
        choiceLabel: 'choice.goal-target',
      }),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: { ...lookShowWhen, ...placeShowWhen },
  needs: () => ({ goals: need.load('get_production_goals', {}, ORDERS_AND_GOALS_SECONDS) }),
  incomplete: placeIncomplete,
  preview: 'live',
  sample: productionGoalSample,
  migrate: [],
})
