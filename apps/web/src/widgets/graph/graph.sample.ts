import type { StopFigure } from '@takt/domain/dashboards/statistics/task-graph.ts'

const figure = (
  stop_reason: string,
  stop_description: string,
  stop_reason_color: string,
  minutes: number,
): StopFigure => ({
  machine_id: '',
  day: '',
  stop_reason,
  stop_description,
  stop_reason_color,
  group_id: '',
  group_description: '',
  group_color: 'Automatic',
  setup_time: 0,
  seconds: minutes * 60,
  stops: 1,
})

export const graphSample = {
  config: { machineId: ['M101'] },
  data: {
    figures: [
      figure('', '', '', 410),
      figure('110', 'Tool change', 'Blue', 64),
      figure('202', 'Tool fault', 'Red', 41),
      figure('501', 'No operator', 'Orange', 22),
      figure('-', '', '', 9),
    ] as readonly StopFigure[],
  },
}
