import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import type { ConnectionSettings } from './connections.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Two processes that start at once must not migrate at once. Any constant number nobody else locks. */
const MIGRATION_LOCK = 7_420_246

export class NewerDatabaseError extends Error {}

interface Migration {
  readonly version: number
  readonly name: string
  readonly text: string
}

function migrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      version: Number(file.slice(0, 4)),
      name: file,
      text: readFileSync(new URL(file, FOLDER), 'utf8'),
    }))
}

/** Brings the schema up to this version: each step in a transaction of its own, so a crash leaves a whole step or none. */
export async function migrate(settings: ConnectionSettings): Promise<{ applied: string[] }> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists schema_version (version int primary key, name text not null, applied_at timestamptz not null default now())',
    )
    const done = await client.query<{ version: number }>('select version from schema_version order by version')
    const newest = done.rows.at(-1)?.version ?? 0
    const known = migrations()
    refuseNewer(newest, known.at(-1)?.version ?? 0)
    const applied: string[] = []
    // Not only those after the newest: one that was written beside a newer one comes after it.
    const have = new Set(done.rows.map(({ version }) => version))
    for (const migration of known.filter(({ version }) => !have.has(version))) {
      await apply(client, migration)
      applied.push(migration.name)
    }
    return { applied }
  } finally {
    await client.end()
  }
}

function refuseNewer(newest: number, known: number): void {
  if (newest <= known) return
  throw new NewerDatabaseError(
    `The database was made by a newer version of Takt (schema ${newest}, this version knows ${known}). Start the newer version, or restore a backup made before the upgrade. Nothing was changed.`,
  )
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.text)
    await client.query('insert into schema_version (version, name) values ($1, $2)', [
      migration.version,
      migration.name,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
