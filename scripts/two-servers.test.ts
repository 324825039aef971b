/** Two servers on one database, of which one is killed again and again: what one has taken the other has, once. */
import { randomBytes, randomUUID } from 'node:crypto'
import { createLog } from '@takt/server/ground/log.ts'
import { serverSettings } from '@takt/server/ground/server-settings.ts'
import { example } from '@takt/server/seed/example.ts'
import { type RunningServer, startServer } from '@takt/server/start-server.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startBooking } from '../bench/crash/booking.ts'
import { moreThrough, placeToBook } from '../bench/mixed-faults/mixed-fault-rounds.ts'
import { ask } from '../bench/mixed-faults/plant.ts'
import { type ServerChild, startServerChild } from '../bench/mixed-faults/server-child.ts'

const KILLS = 2
const database = { ...inject('postgres'), database: `two_${randomUUID().replaceAll('-', '')}` }
const secretsKey = randomBytes(32).toString('base64')
let stays: RunningServer
let dies: ServerChild
let bearer = ''

async function onServer(text: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  await client.query(text)
  await client.end()
}

beforeAll(async () => {
  await onServer(`create database ${database.database} template ${inject('template')} strategy file_copy`)
  const fast = { perSecond: 1e6, burst: 1e6 }
  stays = await startServer({
    database,
    settings: serverSettings({}, { port: 0, callRate: fast, signInRate: fast, secretsKey }),
    log: createLog(() => {}),
  })
  dies = await startServerChild({ database, secretsKey })
  const { company_key, password } = example
  bearer = String((await post(stays.url, '/api/session', { company_key, username: 'admin', password })).bearer)
})
afterAll(async () => {
  await dies?.stop()
  await stays?.stop()
  await onServer(`drop database if exists ${database.database} with (force)`)
})

/** The first row of the answer. */
async function post(url: string, path: string, body: object | Buffer): Promise<Record<string, unknown>> {
  const bytes = Buffer.isBuffer(body)
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': bytes ? 'application/octet-stream' : 'application/json',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: bytes ? new Uint8Array(body) : JSON.stringify(body),
  })
  const answer = (await response.json()) as { data: Record<string, unknown>[] }
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer.data[0] ?? {}
}

async function bytesAt(url: string, path: string): Promise<[number, string]> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${bearer}` } })
  return [response.status, Buffer.from(await response.arrayBuffer()).toString('latin1')]
}

test('T-SAFE-09 media and documents that one server has taken in are shown by the other', async () => {
  const picture = Buffer.from(`89504e470d0a1a0a${'07'.repeat(300_000)}`, 'hex')
  const { upload } = await post(stays.url, '/api/media', picture)
  // Posted at one, named at the other: a proxy asks whom it likes.
  await post(dies.url, '/api/call', { name: 'upload_media', payload: { name: 'shared.png', upload } })
  const sheet = Buffer.from('%PDF-1.4\n%%EOF')
  const { hash } = await post(dies.url, '/api/files', sheet)
  const document = { document_link: 'shared.pdf', document_description: 'Shared', hash, machine_id: 'M101' }
  await post(stays.url, '/api/call', { name: 'save_document', payload: document })
  for (const { url } of [stays, dies]) {
    expect(await bytesAt(url, '/serverfiles/shared.png')).toEqual([200, picture.toString('latin1')])
    expect(await bytesAt(url, `/api/files/${hash}/shared.pdf`)).toEqual([200, sheet.toString('latin1')])
  }
})

test('T-SAFE-10 one server is killed while people book through both: all that was acknowledged is there, once', async () => {
  const booking = startBooking([stays.url, dies.url], await placeToBook({ database }))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await moreThrough(booking, kill)
    // What is under way is committed, and nobody hears of it.
    dies.cutLinks()
    await moreThrough(booking, kill)
    await dies.kill()
    const before = booking.acknowledged.size
    await dies.start()
    // Who met the dead one went to the other.
    expect(booking.acknowledged.size).toBeGreaterThan(before)
  }
  await moreThrough(booking, KILLS)
  await booking.finish()
  const booked = await ask<{ note: string; times: number }>(
    { database },
    `select note, count(*)::int as times from good_transaction where note ~ '^[0-9a-f-]{36}$' group by 1`,
  )
  expect(booked.filter(({ times }) => times !== 1)).toEqual([])
  // Nothing is missing, and nothing is there that nobody was told of.
  expect(booked.map(({ note }) => note).sort()).toEqual([...booking.acknowledged].sort())
})
