import { plannedOrders as plannedRows } from '../../orders/planned-rows.ts'
import { defineDataSource } from './define-data-source.ts'

/** A planned order names its machine machine_id1; rows of a source are found by machine_id. */
export const plannedOrders = defineDataSource({
  kind: 'planned_orders',
  rows: async ({ db, machine_ids }) =>
    (await plannedRows(db, { machine_ids })).map((row) => ({ ...row, machine_id: row.machine_id1 })),
})
