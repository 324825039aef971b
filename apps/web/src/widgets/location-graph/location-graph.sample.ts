import type { StopFigure } from '@takt/domain/dashboards/statistics/task-graph.ts'

const figure = (machine_id: string, stop_reason: string, minutes: number): StopFigure => ({
  machine_id,
  day: '',
  stop_reason,
  stop_description: stop_reason,
  stop_reason_color: 'Automatic',
  group_id: '',
  group_description: '',
  group_color: 'Automatic',
  setup_time: 0,
  seconds: minutes * 60,
  stops: 1,
})

export const locationGraphSample = {
  config: { task: 'machineanalysis', locationtype: 'department', location: '10' },
  data: {
    figures: [
      figure('M101', '', 420),
      figure('M101', '110', 60),
      figure('M102', '', 300),
      figure('M102', '202', 180),
    ] as readonly StopFigure[],
  },
}
