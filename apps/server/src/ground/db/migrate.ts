import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { allowLogins, mustMakeRoles } from './allow-logins.ts'
import type { ConnectionSettings } from './connections.ts'

/** The steps of this version, a file each. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** Two processes that start at once must not migrate at once. Any constant number nobody else locks. */
const MIGRATION_LOCK = 7_420_246

export class NewerDatabaseError extends Error {}

/** The database has other steps behind it than this version would have taken: what it looks like nobody can say. */
export class OtherStepsError extends Error {}

interface Migration {
  readonly version: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

interface Applied {
  readonly version: number
  readonly name: string
  /** Null for what was applied before checksums were kept. */
  readonly checksum: string | null
}

function migrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      // A checkout on another system may end its lines otherwise, which changes nothing.
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { version: Number(file.slice(0, 4)), name: file, text, checksum }
    })
}

/** The step that this version ends with. */
export const newestSchema = Math.max(
  ...readdirSync(MIGRATIONS).flatMap((file) => (file.endsWith('.sql') ? [Number(file.slice(0, 4))] : [])),
)

export interface Upgrade {
  readonly from: number
  readonly to: number
}

/**
 * Brings the schema up to this version: each step in a transaction of its own, so a crash leaves a whole step or none.
 * Before a database that has been used is changed, `before` is asked; when it fails nothing is.
 */
export async function migrate(
  settings: ConnectionSettings,
  folder = MIGRATIONS,
  before: (steps: Upgrade) => Promise<void> = async () => {},
): Promise<{ applied: string[] }> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists schema_version (version int primary key, name text not null, applied_at timestamptz not null default now())',
    )
    await client.query('alter table schema_version add column if not exists checksum text')
    const done = (await client.query<Applied>('select version, name, checksum from schema_version order by version'))
      .rows
    const known = migrations(folder)
    refuseOthers(done, known)
    const newest = newestOf(done)
    for (const { version, checksum } of known.filter((one) => one.version <= newest)) {
      await client.query('update schema_version set checksum = $2 where version = $1 and checksum is null', [
        version,
        checksum,
      ])
    }
    if (newest === 0 && folder === MIGRATIONS) await mustMakeRoles(client)
    if (newest > 0 && newest < newestOf(known)) await before({ from: newest, to: newestOf(known) })
    const applied: string[] = []
    for (const migration of known.filter(({ version }) => version > newest)) {
      await apply(client, migration)
      applied.push(migration.name)
    }
    await allowLogins(client)
    return { applied }
  } finally {
    await client.end()
  }
}

function newestOf(steps: readonly { readonly version: number }[]): number {
  return steps.at(-1)?.version ?? 0
}

function refuseOthers(done: readonly Applied[], known: readonly Migration[]): void {
  const [newest, newestKnown] = [newestOf(done), newestOf(known)]
  if (newest > newestKnown) {
    throw new NewerDatabaseError(
      `The database was made by a newer version of Takt (schema ${newest}, this version knows ${newestKnown}). Start the newer version, or restore a backup made before the upgrade. Nothing was changed.`,
    )
  }
  const had = new Map(done.map((step) => [step.version, step]))
  const versions = new Set(known.map(({ version }) => version))
  const problems = [
    ...done.filter(({ version }) => !versions.has(version)).map(({ name }) => `${name} is missing in this version`),
    ...known.filter((step) => isChanged(step, had.get(step.version))).map(({ name }) => `${name} was changed later`),
    ...known
      .filter(({ version }) => version < newest && !had.has(version))
      .map(({ name }) => `${name} came after ${had.get(newest)?.name} was applied: it needs the next free number`),
  ]
  if (problems.length === 0) return
  throw new OtherStepsError(
    `The steps that made this database are not those of this version of Takt: ${problems.join('; ')}. Start the version that made it. Nothing was changed.`,
  )
}

function isChanged(step: Migration, had: Applied | undefined): boolean {
  return had !== undefined && (had.name !== step.name || (had.checksum !== null && had.checksum !== step.checksum))
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.text)
    await client.query('insert into schema_version (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
