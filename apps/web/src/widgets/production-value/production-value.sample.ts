import type { Machine } from '@takt/domain/machines/model/machine.ts'

export const productionValueSample = {
  config: { machineId: ['M101'], key: 'today_runtime', label: 'Run time today' },
  data: {
    machine: { machine_id: 'M101', today_runtime: 15_300 } as unknown as Machine | undefined,
    fresh: [] as readonly Machine[],
    today: [],
    shift: [],
  },
}
