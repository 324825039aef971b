import { newValueConfig, type Row } from '@takt/domain/dashboards/value-config.ts'

const of = (dataKey: string) => ({ ...newValueConfig, dataSource: 'sample', dataKey })

export const datasourceValueSample = {
  config: { value: { ...of('good'), format: 'round-0' }, value2: of('planned'), value3: of('part') },
  data: { sample: [{ good: 1240, planned: 2000, part: 'P-2040' }] } as Readonly<Record<string, readonly Row[]>>,
}
