import pg from 'pg'
import type { ConnectionSettings } from '../../ground/db/connections.ts'

/** Work on a connection of its own, as the owner of the whole cluster. */
export async function onCluster<T>(settings: ConnectionSettings, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...settings, application_name: 'takt-backup' })
  // A connection that breaks while it idles must not end the server.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
