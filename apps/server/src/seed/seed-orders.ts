import type { Plant, PlantOrder } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

/** Cards and runs. With a history the started ones come from there, with the quantities that it made. */
export async function seedOrders(client: pg.Client, plant: Plant, on: { withHistory: boolean }): Promise<void> {
  const { company_id } = plant.company
  const orders = on.withHistory ? plant.orders.filter(({ status }) => status === 'planned') : plant.orders
  await insertRows(
    client,
    'card',
    orders.map(({ start_time: _, end_time: __, ...card }) => ({ company_id, ...card })),
  )
  await insertRows(
    client,
    'order_run',
    orders.filter(({ start_time }) => start_time !== null).map((order) => ({ company_id, ...runOf(order, plant) })),
  )
  if (!on.withHistory) await seedCardMaterials(client, plant)
}

/** After the last card is there. */
export async function seedCardMaterials(client: pg.Client, plant: Plant): Promise<void> {
  const { company_id } = plant.company
  await insertRows(
    client,
    'card_material',
    plant.card_materials.map((row) => ({ company_id, ...row })),
  )
}

function runOf(order: PlantOrder, plant: Plant): Record<string, unknown> {
  const part = plant.parts.find((one) => one.part_no === order.part_no && one.op_number === order.op_number)
  return {
    machine_id: order.machine_id,
    card_no: order.card_no,
    start_time: order.start_time,
    end_time: order.end_time,
    tool_id: part?.tool_id ?? '',
    insatser: part?.quantity_per_cycle ?? 1,
  }
}
