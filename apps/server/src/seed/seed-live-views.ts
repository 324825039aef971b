import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

export async function seedLiveViews(client: pg.Client, plant: Plant, now: number): Promise<void> {
  await insertRows(
    client,
    'config',
    plant.live_views.map(({ key, ...config }) => ({
      company_id: plant.company.company_id,
      system_function: 'liveviews',
      template: key,
      version: 1,
      config,
      changed_by: 'example',
      changed_at: new Date(now).toISOString(),
    })),
  )
}
