import { randomUUID } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../src/ground/db/migrate.ts'
import { createLog } from '../src/ground/log.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { openLogFile } from '../src/run/log-file.ts'
import { type OpenDatabase, openDatabase } from '../src/run/open-database.ts'
import { example, exampleSecrets } from '../src/seed/example.ts'
import { seedPlants } from '../src/seed/seed-plant.ts'
import { type RunningServer, startServer } from '../src/start-server.ts'
import { ownFolder } from './own-folder.ts'
import { smallDisk } from './small-disk.ts'
import { type Answer, post } from './test-server.ts'

const ownFiles = ownFolder()
const forLog = smallDisk('64K')
const forPlant = smallDisk('400M')
const tried = forLog && forPlant ? '' : ' (skipped: this user cannot mount a small disk)'
afterAll(() => {
  forLog?.remove()
  forPlant?.remove()
})

test.skipIf(!forLog)(
  `T-SAFE-70 the log of a full disk cuts no line, and tells how many it could not write${tried}`,
  async () => {
    if (!forLog) return
    const file = openLogFile(forLog.folder, { bytes: 1_000_000, files: 1, againAfterMs: 0 })
    const log = createLog(file.write)
    const written = () => readFileSync(join(forLog.folder, 'server.log'), 'utf8').trimEnd().split('\n')
    log.info('before')
    await expect.poll(() => written()[0]).toContain('before')
    forLog.fill()
    // Longer than the room that is left in the last page of the file.
    log.info('during', { long: 'x'.repeat(5000) })
    log.info('during', { long: 'x'.repeat(5000) })
    await file.close()
    forLog.free()
    log.info('after')
    await file.close()
    expect(written().map((line) => JSON.parse(line))).toMatchObject([
      { message: 'before' },
      { level: 'warn', message: 'the log could not be written for a while', lines: 2 },
      { message: 'after' },
    ])
  },
)

test('T-SAFE-70 the log is read by its owner alone, also one that an older version has left open to all', async () => {
  const path = join(ownFiles, 'server.log')
  writeFileSync(path, 'left\n', { mode: 0o644 })
  const file = openLogFile(ownFiles, { bytes: 10, files: 2 })
  for (const line of ['a line that fills it', 'the next']) file.write(line)
  await file.close()
  const modes = ['server.log', 'server.1.log'].map((name) => statSync(join(ownFiles, name)).mode & 0o777)
  expect(modes).toEqual([0o600, 0o600])
})

describe.skipIf(!forPlant)(`a plant on a full disk${tried}`, () => {
  let database: OpenDatabase
  let server: RunningServer
  let bearer = ''
  const said: string[] = []
  const folder = forPlant?.folder ?? ''

  beforeAll(async () => {
    database = await openDatabase({ dataFolder: folder }, (line) => said.push(line))
    await migrate(database.settings)
    await seedPlants(database.settings, examplePlants(Date.now()), { secrets: exampleSecrets, now: Date.now() })
    server = await startServer({
      database: database.settings,
      settings: serverSettings({}, { port: 0, dataFolder: folder, callRate: { perSecond: 1000, burst: 5000 } }),
      log: createLog(() => {}),
    })
    const who = { company_key: example.company_key, username: 'admin', password: example.password }
    bearer = String((await post(`${server.url}/api/session`, who)).data[0]?.bearer)
  })
  afterAll(async () => {
    await server?.stop()
    await database?.stop()
  })

  const call = (name: string, payload: unknown, request_id?: string): Promise<Answer> =>
    post(`${server.url}/api/call`, { name, payload, request_id }, bearer)
  const upload = (bytes: number) =>
    fetch(`${server.url}/api/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(bytes, 'x'),
    })

  async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(database.settings)
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(text, values)).rows as Row[]
    } finally {
      await client.end().catch(() => {})
    }
  }

  test('T-SAFE-71 calls and uploads say that it is full, the database comes back when there is room, and what was acknowledged is there once', async () => {
    if (!forPlant) return
    const [place] = await rows<Record<string, string>>(
      `select r.machine_id, r.card_no, (select employee_number from employee where company_id = 1000 and allow_sign_in limit 1) as employee
         from order_run r where company_id = 1000 and end_time is null limit 1`,
    )
    const acknowledged: string[] = []
    const book = async (): Promise<Answer> => {
      const note = randomUUID()
      const order = { ...place, trans_time: new Date().toISOString(), good_qty: 1, note }
      const answer = await call('receive_good_qty', order, note)
      if (answer.status === 200) acknowledged.push(note)
      return answer
    }
    expect((await upload(1000)).status).toBe(200)
    expect((await book()).status).toBe(200)

    forPlant.fill()
    const refusedUpload = await upload(1_000_000)
    expect(refusedUpload.status).toBe(503)
    expect(await refusedUpload.text()).toContain('disk of the server is full')
    const [{ pid } = { pid: 0 }] = await rows<{ pid: number }>(
      "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid",
    )
    // Until PostgreSQL needs another file for its log, which it does not get.
    await expect
      .poll(async () => {
        await rows('select pg_switch_wal()').catch(() => [])
        return await book()
      })
      .toMatchObject({ status: 503, message: expect.stringContaining('disk of the server is full') })
    // It ends by itself when the log fails at a bad moment; here it is helped to.
    if (said.length === 0) process.kill(pid, 'SIGKILL')
    await expect.poll(() => said.join('\n')).toContain('PostgreSQL could not be started again: The disk that holds')
    expect(await book()).toMatchObject({
      status: 503,
      message: expect.stringContaining('disk of the server is full'),
    })

    forPlant.free()
    await expect.poll(async () => (await book()).status).toBe(200)
    expect((await upload(1_000_000)).status).toBe(200)
    const booked = await rows<{ note: string; times: number }>(
      'select note, count(*)::int as times from good_transaction where note = any ($1) group by 1',
      [acknowledged],
    )
    expect(booked).toHaveLength(acknowledged.length)
    expect(booked.filter(({ times }) => times !== 1)).toEqual([])
  })
})
