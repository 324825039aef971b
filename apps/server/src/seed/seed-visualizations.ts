import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

export async function seedVisualizations(client: pg.Client, plant: Plant, now: number): Promise<void> {
  const { company_id } = plant.company
  const everybodys = { owner: '', changed_by: 'example', changed_at: new Date(now).toISOString() }
  await insertRows(
    client,
    'visualization_setting',
    plant.visualizations.map((view) => ({ company_id, ...view, ...everybodys })),
  )
}
