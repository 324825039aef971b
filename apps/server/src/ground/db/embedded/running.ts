import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { installedBinaries } from './binaries.ts'
import { chooseHome, socketDirFor } from './home.ts'

export interface RunningPostgres {
  readonly host: string
  readonly port: number
  readonly user: string
}

/** The PostgreSQL that a running Takt holds in this folder, or null: a command then works beside the server. */
export async function findRunningPostgres(home: string): Promise<RunningPostgres | null> {
  const host = socketDirFor(chooseHome(home, installedBinaries().major, () => {}))
  const port = 5432
  if (!existsSync(join(host, `.s.PGSQL.${port}`))) return null
  const connection = { host, port, user: 'takt' }
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return connection
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
