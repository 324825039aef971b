import { valuesTemplate } from '@takt/domain/machines/overview/own-overview.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

export async function seedOwnOverviews(client: pg.Client, plant: Plant, now: number): Promise<void> {
  const { company_id } = plant.company
  const change = { version: 1, changed_by: 'example', changed_at: new Date(now).toISOString() }
  await insertRows(
    client,
    'own_overview',
    plant.own_overviews.map(({ overview_name, query_no, userlevel }) => ({
      company_id,
      overview_name,
      query_no,
      userlevel,
      ...change,
    })),
  )
  await insertRows(
    client,
    'config',
    plant.own_overviews.map(({ parameters, seconds }, at) => ({
      company_id,
      system_function: 'own_overviews',
      template: valuesTemplate(at + 1),
      config: { parameters, seconds },
      ...change,
    })),
  )
}
