import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { figurePeriods } from '@takt/domain/ground/overview/figure-period.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import {
  ORDERS_AND_GOALS_SECONDS,
  placeIncomplete,
  placeOptions,
  placeShowWhen,
} from '../../dashboard/place-options.ts'
import { orderSummarySample } from './order-summary.sample.ts'

export const orderSummary = defineWidget({
  kind: 'order-summary',
  group: 'production',
  title: 'widget.order-summary',
  description: 'widget.order-summary.description',
  picture: {
    soft: 'M36 25h12v6H36z',
    solid: 'M16 25h20v6H16z',
    line: 'M9 4h46v32H9zM16 11h18M16 17h32',
  },
  options: {
    data: option.section('option.section.data', {
      ...placeOptions,
      machineId: option.machines('option.machine', { most: 1 }),
      period: option.select('option.period', {
        choices: figurePeriods,
        default: 'shift',
        choiceLabel: 'choice.figure-period',
      }),
      nextOrder: option.boolean('option.next-order', false),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: { ...lookShowWhen, ...placeShowWhen, nextOrder: { locationtype: '' } },
  needs: ({ locationtype, machineId, period, nextOrder }) => {
    const every = ORDERS_AND_GOALS_SECONDS
    const machine_id = machineId[0] ?? ''
    const one = locationtype === '' ? { machine_id } : {}
    return {
      orders: need.load('get_running_orders', one, every),
      figures: need.load('get_machine_figures', { period, ...one }, every),
      planned: need.loadIf(nextOrder, 'get_planned_orders', { machine_id }, every),
      machines: need.loadIf(locationtype !== '', 'get_machines', {}, every),
    }
  },
  incomplete: placeIncomplete,
  preview: 'live',
  sample: orderSummarySample,
  migrate: [],
})
