import type { Plant } from '@takt/example-plant/plant.ts'
import pg from 'pg'
import type { ConnectionSettings } from '../db/connections.ts'
import { hashPassword } from '../sessions/password.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { insertRows } from './insert-rows.ts'

interface Secrets {
  readonly password: string
  /** By company key; a company without one takes no signals. */
  readonly ingestKeys: Readonly<Record<string, string>>
}

/** Writes whole plants in one transaction: an interrupted seed leaves an empty database, which the next start seeds again. */
export async function seedPlants(
  settings: ConnectionSettings,
  plants: readonly Plant[],
  given: { secrets: Secrets; now: number },
): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    await client.query('begin')
    const password_hash = await hashPassword(given.secrets.password)
    for (const plant of plants) await seedPlant(client, plant, { ...given, password_hash })
    await client.query('commit')
    // Without statistics the planner takes every table for empty and reads them again and again.
    await client.query('analyze')
  } finally {
    // Closing without commit rolls back.
    await client.end()
  }
}

interface Given {
  readonly secrets: Secrets
  readonly now: number
  readonly password_hash: string
}

async function seedPlant(client: pg.Client, plant: Plant, given: Given): Promise<void> {
  const { company_id, settings, theme, ...company } = plant.company
  await insertRows(client, 'company', [{ company_id, ...company, theme }])
  await client.query(`set local app.company_id = '${company_id}'`)
  const rows = (table: string, list: readonly object[]) =>
    insertRows(
      client,
      table,
      list.map((row) => ({ company_id, ...row })),
    )

  await rows(
    'company_setting',
    Object.entries(settings).map(([name, value]) => ({ name, value })),
  )
  await rows('department', plant.departments)
  await rows('zone', plant.zones)
  await rows('category', plant.categories)
  await rows('machine', plant.machines)
  await rows('stop_group', plant.stop_groups)
  await rows(
    'stop_code',
    plant.stop_codes.map(({ description_en: _, ...code }, index) => ({ ...code, record_no: index + 1 })),
  )
  await rows('part', plant.parts)
  await seedOrders(client, company_id, plant)
  await seedPeople(client, company_id, plant, given)
  await rows(
    'config',
    plant.dashboards.map((config) => ({
      system_function: 'dashboards',
      template: config.slug,
      version: 1,
      config,
      changed_by: 'example',
      changed_at: new Date(given.now).toISOString(),
    })),
  )
  const key = given.secrets.ingestKeys[company.company_key]
  if (key) {
    await client.query('insert into ingest_key (company_id, key_hash, description) values ($1, $2, $3)', [
      company_id,
      tokenHash(key),
      'example plant',
    ])
  }
}

async function seedOrders(client: pg.Client, company_id: number, plant: Plant): Promise<void> {
  await insertRows(
    client,
    'card',
    plant.orders.map(({ status: _, start_time: __, end_time: ___, ...card }) => ({ company_id, ...card })),
  )
  const started = plant.orders.filter(({ start_time }) => start_time !== null)
  for (const { machine_id, card_no, start_time, end_time } of started) {
    await client.query(
      'insert into order_run (company_id, machine_id, card_no, start_time, end_time) values ($1, $2, $3, $4, $5)',
      [company_id, machine_id, card_no, start_time, end_time],
    )
  }
}

async function seedPeople(client: pg.Client, company_id: number, plant: Plant, given: Given): Promise<void> {
  const since = new Date(given.now).toISOString()
  await insertRows(
    client,
    'employee',
    plant.employees.map(({ signed_in_at: _, ...employee }) => ({ company_id, ...employee })),
  )
  await insertRows(
    client,
    'employee_at_machine',
    plant.employees.flatMap(({ employee_number, signed_in_at }) =>
      signed_in_at.map((machine_id) => ({ company_id, machine_id, employee_number, since })),
    ),
  )
  for (const { favourites, settings, ...user } of plant.users) {
    const row = { company_id, ...user, ...settings, password_hash: given.password_hash }
    const columns = Object.keys(row)
    const { rows } = await client.query<{ user_id: number }>(
      `insert into app_user (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
       returning user_id`,
      Object.values(row),
    )
    const user_id = rows[0]?.user_id
    await insertRows(
      client,
      'favourite_machine',
      favourites.map((machine_id) => ({ company_id, user_id, machine_id })),
    )
  }
}

export async function isEmpty(settings: ConnectionSettings): Promise<boolean> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    const { rows } = await client.query('select 1 from company limit 1')
    return rows.length === 0
  } finally {
    await client.end()
  }
}
