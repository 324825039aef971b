import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { makeDatabaseClock } from '../../../scripts/stages/test-clock.ts'
import { startEmbeddedPostgres } from '../src/ground/db/embedded/postgres.ts'
import { migrate } from '../src/ground/db/migrate.ts'
import { hashPassword } from '../src/ground/sessions/password.ts'
import { example, exampleSecrets } from '../src/seed/example.ts'
import { seedPlants } from '../src/seed/seed-plant.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string }
    /** The database that is copied; whoever opened it would keep the others from copying it. */
    template: string
  }
}

export const TEMPLATE = 'takt_template'

/** One PostgreSQL for all server tests, with a migrated and seeded template that each test file copies in a moment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'takt-test-'))
  // As root PostgreSQL runs as another user, who must get in.
  chmodSync(home, 0o755)
  // Durability is proven by the crash tests; here it would only cost time.
  const postgres = await startEmbeddedPostgres({ home, settings: { fsync: 'off', synchronous_commit: 'off' } })
  const { host, port, user } = postgres.connection
  const admin = new pg.Client(postgres.connection)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const settings = { host, port, user, database: TEMPLATE }
  await migrate(settings)
  await keepTestClock(settings)
  await seedPlants(settings, examplePlants(Date.now()), { secrets: exampleSecrets, now: Date.now(), history_days: 0 })
  await withClient(settings, makePasswordsQuick)
  project.provide('postgres', { host, port, user })
  project.provide('template', TEMPLATE)
  return async () => {
    await postgres.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

export async function keepTestClock(settings: pg.ClientConfig): Promise<void> {
  await withClient(settings, (client) => client.query(makeDatabaseClock))
}

async function withClient(settings: pg.ClientConfig, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  await act(client)
  await client.end()
}

/** Nobody guesses at these passwords, and hundreds of tests sign in. */
async function makePasswordsQuick(client: pg.Client): Promise<void> {
  const quick = await hashPassword(example.password, { memory: 64, passes: 1, parallelism: 1, tagLength: 32 })
  await client.query('update app_user set password_hash = $1', [quick])
}
