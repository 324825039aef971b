import { partWeights } from '@takt/example-plant/part-weights.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'

/** After the parts: what a piece weighs, where scrap can be weighed and pieces are controlled. */
export async function seedPartWeights(client: pg.Client, plant: Plant): Promise<void> {
  for (const part of partWeights(plant)) {
    await client.query(
      `update part set unit_weight = $3, lower_tolerance = $4, upper_tolerance = $5, lower_out_of_bounds = $6,
         upper_out_of_bounds = $7
       where company_id = $1 and part_no = $2`,
      [
        plant.company.company_id,
        part.part_no,
        part.unit_weight,
        part.lower_tolerance,
        part.upper_tolerance,
        part.lower_out_of_bounds,
        part.upper_out_of_bounds,
      ],
    )
  }
}
