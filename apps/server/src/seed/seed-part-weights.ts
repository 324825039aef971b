import { partWeights } from '@takt/example-plant/part-weights.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'

/** After the parts: what a piece weighs, where scrap can be weighed. */
export async function seedPartWeights(client: pg.Client, plant: Plant): Promise<void> {
  for (const { part_no, unit_weight } of partWeights(plant)) {
    await client.query('update part set unit_weight = $3 where company_id = $1 and part_no = $2', [
      plant.company.company_id,
      part_no,
      unit_weight,
    ])
  }
}
