import { join } from 'node:path'
import pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import type { ConnectionSettings } from '../ground/db/connections.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../ground/db/embedded/postgres.ts'
import { settingsForFollowing } from './backup/follow-log.ts'

const NAME = 'takt'
const RESTART_AFTER_MS = 500

export interface OpenDatabase {
  readonly settings: ConnectionSettings
  /** For a person: where the data lies. */
  readonly where: string
  stop(): Promise<void>
}

/** The owner of the tables, and the two logins that work with them (docs/guide/use-your-own-postgresql.md). */
export interface DatabaseAddresses {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_APP_URL?: string | undefined
  readonly DATABASE_QUERY_URL?: string | undefined
}

export function databaseAddresses(env: NodeJS.ProcessEnv): DatabaseAddresses {
  const { DATABASE_URL, DATABASE_APP_URL, DATABASE_QUERY_URL } = env
  return { DATABASE_URL, DATABASE_APP_URL, DATABASE_QUERY_URL }
}

function loginsOf({ DATABASE_APP_URL, DATABASE_QUERY_URL }: DatabaseAddresses) {
  return {
    ...(DATABASE_APP_URL ? { app: parseIntoClientConfig(DATABASE_APP_URL) } : {}),
    ...(DATABASE_QUERY_URL ? { query: parseIntoClientConfig(DATABASE_QUERY_URL) } : {}),
  }
}

/** The PostgreSQL that DATABASE_URL names, or one of our own in the data folder. */
export async function openDatabase(
  env: DatabaseAddresses & { dataFolder: string },
  say: (line: string) => void,
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    const settings = { ...parseIntoClientConfig(env.DATABASE_URL), logins: loginsOf(env) }
    await reach(settings)
    return { settings, where: 'the database named by DATABASE_URL', stop: async () => {} }
  }
  const keeper = await keepRunning(join(env.dataFolder), say)
  const settings = { ...keeper.first.connection, database: NAME, isOurs: true }
  await createWhenMissing(keeper.first)
  return { settings, where: keeper.first.home, stop: keeper.stop }
}

/** Starts PostgreSQL again when it was killed: the server says 503 meanwhile and goes on by itself. */
async function keepRunning(home: string, say: (line: string) => void) {
  const start = () => startEmbeddedPostgres({ home, log: say, settings: settingsForFollowing })
  let current = await start()
  let stopping = false
  const watch = (running: EmbeddedPostgres) =>
    running.onUnexpectedExit((reason) => {
      if (stopping) return
      say(`PostgreSQL ended unexpectedly (${reason}) and is started again.`)
      setTimeout(again, RESTART_AFTER_MS)
    })
  async function again(): Promise<void> {
    if (stopping) return
    try {
      current = await start()
      watch(current)
      say('PostgreSQL runs again.')
    } catch (error) {
      say(`PostgreSQL could not be started again: ${(error as Error).message}`)
      setTimeout(again, 5_000)
    }
  }
  watch(current)
  return {
    first: current,
    stop: async () => {
      stopping = true
      await current.stop()
    },
  }
}

async function createWhenMissing(postgres: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [NAME])
  if (rows.length === 0) await client.query(`create database ${NAME}`)
  await client.end()
}

async function reach(settings: ConnectionSettings): Promise<void> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (version < 16) throw new Error(`it is PostgreSQL ${version}; 16 or newer is needed`)
  } catch (error) {
    throw new Error(`The database named by DATABASE_URL cannot be used: ${(error as Error).message}.`)
  } finally {
    await client.end().catch(() => {})
  }
}
