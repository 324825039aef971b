import type { ConnectionSettings } from '@takt/server/ground/db/connections.ts'
import pg from 'pg'
import type { ServerChild } from './server-child.ts'

export interface Plant {
  readonly database: ConnectionSettings
  readonly servers: ServerChild[]
}

/** Asked as its owner, over a connection of its own. */
export async function ask<Row>({ database }: Pick<Plant, 'database'>, text: string): Promise<Row[]> {
  const client = new pg.Client({ ...database, application_name: 'bench' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end().catch(() => {})
  }
}
