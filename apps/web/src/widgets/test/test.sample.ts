import type { Machine } from '@takt/domain/machines/model/machine.ts'

const machine = (machine_id: string) => ({ machine_id }) as Machine

export const testSample = {
  config: {},
  data: { machines: ['M101', 'M102', 'M103', 'M104'].map(machine) as readonly Machine[] },
}
