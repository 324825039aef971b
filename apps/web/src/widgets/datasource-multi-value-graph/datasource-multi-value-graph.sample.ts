import { newDataset, newGraph } from '@takt/domain/dashboards/graph-config.ts'
import { newMultiValue } from '@takt/domain/dashboards/row-filter.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'

const machine = (machine_id: string, good: number, scrap: number): Row => ({ machine_id, good, scrap })

export const multiValueGraphSample = {
  config: {
    rows: { ...newMultiValue, dataSource: 'sample' },
    graph: {
      ...newGraph,
      x: 'machine_id',
      datasets: [
        { ...newDataset, y: 'good', valueLabels: 'end' },
        { ...newDataset, y: 'scrap' },
      ],
    },
  },
  data: {
    sample: [machine('M101', 1240, 31), machine('M102', 310, 4), machine('M103', 880, 52), machine('M104', 610, 12)],
  } as Readonly<Record<string, readonly Row[]>>,
}
