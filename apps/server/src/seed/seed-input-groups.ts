import { exampleInputGroups } from '@takt/example-plant/input-groups.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'

/** The same groups in every company: none of them knows of another's values. */
export async function seedInputGroups(client: pg.Client, { company }: Plant): Promise<void> {
  for (const { settings, ...group } of exampleInputGroups) {
    const { rows } = await client.query<{ record_no: number }>(
      `insert into input_group (company_id, description, input, output) values ($1, $2, $3, $4) returning record_no`,
      [company.company_id, group.description, group.input, group.output],
    )
    for (const [view_order, setting] of settings.entries()) {
      await client.query(
        `insert into input_group_setting (company_id, input_group, view_order, setting_type, property_description, unit,
           first_value)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          company.company_id,
          rows[0]?.record_no,
          view_order,
          setting.setting_type,
          setting.property_description,
          setting.unit,
          setting.first_value,
        ],
      )
    }
  }
}
