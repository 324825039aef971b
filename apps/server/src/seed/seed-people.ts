import { presentAt, presentByDay } from '@takt/example-plant/crews.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

export async function seedPeople(
  client: pg.Client,
  plant: Plant,
  given: { readonly now: number; readonly password_hash: string; readonly withHistory: boolean },
): Promise<void> {
  const { company_id } = plant.company
  await insertRows(
    client,
    'employee',
    plant.employees.map(({ works_at: _, shift: __, ...employee }) => ({ company_id, ...employee })),
  )
  const present = given.withHistory ? presentAt(plant, given.now) : presentByDay(plant, given.now)
  await insertRows(
    client,
    'attendance',
    present.map(({ since: at, ...place }) => {
      const since = new Date(at).toISOString()
      return { company_id, ...place, since, signed_in: since }
    }),
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
