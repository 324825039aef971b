import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import {
  DEFAULT_GRAPH_PERIOD,
  graphPeriods,
  machineTasks,
  partOf,
} from '@takt/domain/dashboards/statistics/graph-tasks.ts'
import { machineListText } from '@takt/domain/machines/machine-list.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { graphDisplay, taskShapes } from '../../dashboard/task-graph/task-options.ts'
import { graphSample } from './graph.sample.ts'

export const graph = defineWidget({
  kind: 'graph',
  group: 'production',
  title: 'widget.graph',
  description: 'widget.graph.description',
  picture: {
    soft: 'M17 20a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
    solid: 'M32 20V5a15 15 0 0 1 13 22.5z',
    line: 'M17 20a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
  },
  options: {
    data: option.section('option.section.data', {
      machineId: option.machines('option.machines'),
      task: option.select('option.task', { choices: machineTasks, default: 'stopreasons', choiceLabel: 'choice.task' }),
      period: option.select('option.period', {
        choices: graphPeriods,
        default: DEFAULT_GRAPH_PERIOD,
        choiceLabel: 'choice.graph-period',
      }),
      ...taskShapes,
    }),
    display: option.section('option.section.display', graphDisplay),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  // Sorted, so that two widgets with the same machines are one load whatever order they were chosen in.
  needs: ({ machineId, task, period, refresh }) => ({
    figures: need.load(
      'get_stop_figures',
      { machine_id: machineListText([...machineId].sort()), period, by: partOf(task) },
      refresh,
    ),
  }),
  incomplete: ({ machineId }) => (machineId.length === 0 ? 'widget.choose-machine' : undefined),
  preview: 'sample',
  sample: graphSample,
  migrate: [],
})
