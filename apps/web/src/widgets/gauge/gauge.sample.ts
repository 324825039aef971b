import type { Row } from '@takt/domain/dashboards/value-config.ts'

export const gaugeSample = {
  config: {
    dataSource: 'sample',
    machineId: ['M101'],
    valueKey: 'oee',
    numLimits: 3,
    labelPos: 'output',
  },
  data: { rows: [{ machine_id: 'M101', oee: 72 }] as readonly Row[], machine: undefined, today: [], shift: [] },
}
