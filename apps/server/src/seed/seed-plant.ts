import type { Plant } from '@takt/example-plant/plant.ts'
import pg from 'pg'
import type { ConnectionSettings } from '../ground/db/connections.ts'
import { hashPassword } from '../ground/sessions/password.ts'
import { tokenHash } from '../ground/sessions/tokens.ts'
import { makeMonths } from './make-months.ts'
import { seedActivities } from './seed-activities.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedErp } from './seed-erp.ts'
import { seedHistory } from './seed-history.ts'
import { seedInputGroups } from './seed-input-groups.ts'
import { seedLeanDays } from './seed-lean-days.ts'
import { seedLiveViews } from './seed-live-views.ts'
import { seedMasterData } from './seed-master-data.ts'
import { seedMedia } from './seed-media.ts'
import { seedOrderAids } from './seed-order-aids.ts'
import { seedOrders } from './seed-orders.ts'
import { seedOwnOverviews } from './seed-own-overviews.ts'
import { seedPallets } from './seed-pallets.ts'
import { seedPartWeights } from './seed-part-weights.ts'
import { seedPeople } from './seed-people.ts'
import { seedPlanning } from './seed-planning.ts'
import { seedQueries } from './seed-queries.ts'
import { seedReportSchedules } from './seed-report-schedules.ts'
import { seedVisualizations } from './seed-visualizations.ts'

interface Secrets {
  readonly password: string
  /** By company key; a company without one takes no signals. */
  readonly ingestKeys: Readonly<Record<string, string>>
  /** By company key; a company without one tells no ERP. */
  readonly erpTokens?: Readonly<Record<string, string>>
}

export interface SeedWishes {
  readonly secrets: Secrets
  readonly now: number
  /** How far the example company's history reaches back; 0 gives machines that were never heard of. */
  readonly history_days?: number
  readonly say?: (line: string) => void
}

/** The company that has a history; the others are there to prove that they stay apart. */
const WITH_HISTORY = 'example'

/**
 * Writes whole plants in one transaction, their history included: an interrupted seed leaves an empty database, which
 * the next start seeds again.
 */
export async function seedPlants(
  settings: ConnectionSettings,
  plants: readonly Plant[],
  given: SeedWishes,
): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    await client.query('begin')
    await makeMonths(client, { now: given.now, history_days: given.history_days ?? 0 })
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

async function seedPlant(
  client: pg.Client,
  plant: Plant,
  given: SeedWishes & { readonly password_hash: string },
): Promise<void> {
  const { company_id, company_key } = plant.company
  const history_days = company_key === WITH_HISTORY ? (given.history_days ?? 0) : 0
  // Before any row: everything else takes its company from here.
  await client.query(`set local app.company_id = '${company_id}'`)
  await seedMasterData(client, plant, given.now)
  await seedLiveViews(client, plant, given.now)
  await seedQueries(client, plant, given.now)
  await seedMedia(client, plant, given.now)
  await seedOwnOverviews(client, plant, given.now)
  await seedVisualizations(client, plant, given.now)
  await seedLeanDays(client, plant, given.now)
  await seedPeople(client, plant, { ...given, withHistory: history_days > 0 })
  await seedReportSchedules(client, plant, given.now)
  await seedActivities(client, plant)
  await seedOrders(client, plant, { withHistory: history_days > 0 })
  if (history_days > 0) await seedHistory(client, plant, { now: given.now, history_days, say: given.say ?? (() => {}) })
  await seedOrderAids(client, plant)
  await seedPartWeights(client, plant)
  await seedInputGroups(client, plant)
  await seedPlanning(client, plant, given.now)
  await seedPallets(client, plant, given.now)
  await seedDocuments(client, plant, given.now)
  const token = given.secrets.erpTokens?.[company_key]
  await seedErp(client, plant, { now: given.now, withHistory: history_days > 0, token })
  const key = given.secrets.ingestKeys[company_key]
  if (key) {
    await client.query(
      `insert into access_key (company_id, opens, name, key_hash, created_by, created_at)
       values ($1, 'signals', 'Example plant', $2, 'admin', $3)`,
      [company_id, tokenHash(key), new Date(given.now).toISOString()],
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
