import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'
import type { Order } from '@takt/domain/orders/model/order.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'

const order = {
  p_order: 1,
  machine_id: 'M101',
  work_order_no: 'WO-1001',
  card_no: '100100',
  part_no: 'P-2040',
  part_description: 'Lid 40 mm',
  op_number: '10',
  unit: 'pcs',
  planned_op_qty: 5000,
  card_good_qty: 3240,
  card_scrap_qty: 61,
  planned_unit_time: 4.5,
  capacity_factor: 1,
} as unknown as Order

const figures: MachineFigures = {
  machine_id: 'M101',
  made: [{ unit: 'pcs', made_qty: 992, good_qty: 980, scrap_qty: 12 }],
  planned_made_qty: 992,
  ideal_seconds: 14_100,
  good_qty: 980,
  scrap_qty: 12,
  t_percent: 86,
  a_percent: 94,
  quality_scrap_qty: 0,
  k_percent: 98,
  oee: 79,
  run_seconds: 15_000,
  planned_run_seconds: 15_000,
  stop_seconds: 2400,
  micro_seconds: 0,
}

export const orderSummarySample = {
  now: Date.parse('2026-01-31T07:12:30.000Z'),
  config: { machineId: ['M101'] },
  data: {
    orders: [order] as readonly Order[],
    planned: [] as readonly PlannedOrder[],
    figures: [figures] as readonly MachineFigures[],
    machines: [] as readonly Machine[],
  },
}
