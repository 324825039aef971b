import type { Machine } from '@takt/domain/machines/model/machine.ts'

const machine = (machine_id: string, zone_desc: string) =>
  ({ machine_id, zone_desc, cat_desc: 'Presses', department_description: 'Moulding' }) as Machine

export const parentSample = {
  config: { machineId: ['M101', 'M102', 'M103'] },
  data: {
    machines: [machine('M101', 'Hall A'), machine('M102', 'Hall A'), machine('M103', 'Hall B')] as readonly Machine[],
  },
}
