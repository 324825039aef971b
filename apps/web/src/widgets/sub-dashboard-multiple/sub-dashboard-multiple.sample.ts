import { newMultiValue } from '@takt/domain/dashboards/row-filter.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'

export const subDashboardMultipleSample = {
  config: {
    rows: { ...newMultiValue, dataSource: 'sample' },
    dashboard: { slug: 'machine-tile', parameters: { machine1: 'machine_id' } },
  },
  data: { sample: [{ machine_id: 'M101' }, { machine_id: 'M102' }] } as Readonly<Record<string, readonly Row[]>>,
}
