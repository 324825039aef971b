import { createHash } from 'node:crypto'
import type { Plant } from '@takt/example-plant/plant.ts'
import { hallPlan } from '@takt/example-plant/queries.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

const NAME = 'hall-plan.svg'

/** The picture of the example's dashboard. */
export async function seedMedia(client: pg.Client, { company, queries }: Plant, now: number): Promise<void> {
  if (queries.length === 0) return
  const { company_id } = company
  const content = Buffer.from(hallPlan)
  const [hash, size, at] = [createHash('sha256').update(content).digest('hex'), content.length, new Date(now)]
  await client.query(
    'insert into file_content (company_id, hash, size, content, stored_at) values ($1, $2, $3, $4, $5)',
    [company_id, hash, size, content, at],
  )
  await insertRows(client, 'media_file', [
    { company_id, found_as: NAME, name: NAME, hash, size, changed_at: at.toISOString() },
  ])
}
