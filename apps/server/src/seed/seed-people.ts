import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

export async function seedPeople(
  client: pg.Client,
  plant: Plant,
  given: { readonly now: number; readonly password_hash: string },
): Promise<void> {
  const { company_id } = plant.company
  const since = new Date(given.now).toISOString()
  await insertRows(
    client,
    'employee',
    plant.employees.map(({ signed_in_at: _, ...employee }) => ({ company_id, ...employee })),
  )
  await insertRows(
    client,
    'attendance',
    plant.employees.flatMap(({ employee_number, signed_in_at }) =>
      signed_in_at.map((machine_id) => ({
        company_id,
        machine_id,
        employee_number,
        since,
        signed_in: since,
        share: 1 / signed_in_at.length,
      })),
    ),
  )
  for (const { favourites, settings, ...user } of plant.users) {
    const { password_hash } = given
    await insertRows(client, 'app_user', [{ company_id, ...user, ...settings, password_hash }])
    await client.query(
      `insert into favourite_machine (company_id, user_id, machine_id)
       select company_id, user_id, unnest($3::text[]) from app_user where company_id = $1 and username = $2`,
      [company_id, user.username, favourites],
    )
  }
}
