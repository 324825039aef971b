import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

export async function seedQueries(client: pg.Client, plant: Plant, now: number): Promise<void> {
  const rows = plant.queries.map((query) => ({
    company_id: plant.company.company_id,
    ...query,
    version: 1,
    changed_by: 'example',
    changed_at: new Date(now).toISOString(),
  }))
  await insertRows(client, 'query', rows)
}
