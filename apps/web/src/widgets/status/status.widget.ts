import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { STATUS_PERIODS } from '@takt/domain/dashboards/machine-status.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { statusSample } from './status.sample.ts'

const ORDER_SECONDS = 300
const RUNTIME_SECONDS = 60

export const status = defineWidget({
  kind: 'status',
  group: 'machines',
  title: 'widget.status',
  description: 'widget.status.description',
  picture: {
    good: 'M8 4h48a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
    paper: 'M22 13h20M18 21h28M25 29h14',
  },
  options: {
    data: option.section('option.section.data', {
      machineId: option.machines('option.machine', { most: 1 }),
      mode: option.select('option.status-mode', {
        choices: ['minimal', 'informative', 'actionable', 'runtime'],
        default: 'informative',
        choiceLabel: 'choice.status-mode',
      }),
      period: option.select('option.period', {
        choices: STATUS_PERIODS,
        default: 'today',
        choiceLabel: 'choice.period',
      }),
      indicatorClickBehavior: option.select('option.indicator-click', {
        choices: ['none', 'setStopLink'],
        default: 'none',
        choiceLabel: 'choice.indicator-click',
      }),
      allowViewers: option.boolean('option.allow-viewers', false),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: { ...lookShowWhen, period: { mode: 'runtime' } },
  needs: (config) => {
    const machine_id = config.machineId[0] ?? ''
    const runtime = config.mode === 'runtime'
    return {
      machine: need.machine(machine_id),
      // Planned setup time is the order's; sums of the day grow while no event comes.
      orders: need.runningOrders(config.mode === 'minimal' || runtime ? '' : machine_id, ORDER_SECONDS),
      fresh: need.freshMachine(runtime ? machine_id : '', RUNTIME_SECONDS),
    }
  },
  incomplete: (config) => (config.machineId.length === 0 ? 'widget.choose-machine' : undefined),
  preview: 'live',
  sample: statusSample,
  clock: 'second',
  migrate: [],
})
