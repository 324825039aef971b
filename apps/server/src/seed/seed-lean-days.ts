import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

export async function seedLeanDays(client: pg.Client, plant: Plant, now: number): Promise<void> {
  const { company_id } = plant.company
  const change = { changed_by: 'example', changed_at: new Date(now).toISOString() }
  await insertRows(
    client,
    'lean_day',
    plant.lean_days.map((day) => ({ company_id, ...day, ...change })),
  )
}
