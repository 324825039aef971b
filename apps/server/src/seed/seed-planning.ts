import { exampleBundles } from '@takt/example-plant/bundles.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

/** Scales at machines, and what a planner has bundled. After the orders. */
export async function seedPlanning(client: pg.Client, plant: Plant, now: number): Promise<void> {
  const { company_id } = plant.company
  await insertRows(
    client,
    'scale',
    plant.scales.map((scale) => ({ company_id, ...scale })),
  )
  const created = new Date(now).toISOString()
  for (const { card_nos, ...bundle } of exampleBundles(plant)) {
    const made = await client.query<{ bundle_no: string }>(
      `insert into bundle (company_id, machine_id, position, planned_qty, booked_machine_id, created, created_by)
       values ($1, $2, $3, $4, $5, $6, 'planner') returning bundle_no`,
      [company_id, bundle.machine_id, bundle.position, bundle.planned_qty, bundle.booked_machine_id, created],
    )
    const bundle_no = made.rows[0]?.bundle_no
    await insertRows(
      client,
      'bundle_card',
      card_nos.map((card_no) => ({ company_id, bundle_no, machine_id: bundle.machine_id, card_no })),
    )
  }
}
