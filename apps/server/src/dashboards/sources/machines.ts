import { machineRows } from '../../machines/machine-rows.ts'
import { defineDataSource } from './define-data-source.ts'

export const machines = defineDataSource({
  kind: 'machines',
  rows: ({ db, now, machine_ids }) => machineRows(db, { now, ...(machine_ids.length > 0 ? { machine_ids } : {}) }),
})
