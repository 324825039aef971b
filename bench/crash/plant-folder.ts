/** Looks into the database of a plant process, whose folder has its socket. */
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'

export async function rows<Row>(folder: string, text: string): Promise<Row[]> {
  const home = readdirSync(folder).find((name) => name.startsWith('postgres-')) ?? ''
  const client = new pg.Client({ host: join(folder, home, 'socket'), port: 5432, user: 'takt', database: 'takt' })
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
