import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

export async function seedActivities(client: pg.Client, plant: Plant): Promise<void> {
  const { company_id } = plant.company
  const rows = (table: string, list: readonly object[]) =>
    insertRows(
      client,
      table,
      list.map((row) => ({ company_id, ...row })),
    )
  await rows('activity_type', plant.activity_types)
  await rows('activity_question', plant.activity_questions)
  await rows('activity_output', plant.activity_outputs)
  for (const { answers, ...activity } of plant.activities) {
    await rows('internal_activity', [activity])
    const { machine_id } = activity
    const made = await client.query<{ record_no: string }>('select max(record_no) as record_no from internal_activity')
    const record_no = made.rows[0]?.record_no
    await rows(
      'activity_answer',
      answers.map((answer) => ({ machine_id, record_no, ...answer })),
    )
  }
}
