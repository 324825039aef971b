import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../ground/db/embedded/postgres.ts'
import { backUpNow } from './back-up-now.ts'
import { logOf, readBases, readChains, restorables } from './backup-folder.ts'
import { askCluster } from './cluster.ts'
import { copyLog } from './copy-log.ts'
import { followLog } from './follow-log.ts'
import { forgetOld } from './forget-old.ts'
import { keepFiles } from './keep-files.ts'
import { bytesOf } from './log-position.ts'
import { makeBase } from './make-base.ts'
import { restore } from './restore.ts'
import { tryRestore } from './try-restore.ts'

let plant: EmbeddedPostgres
let client: pg.Client
const folders: string[] = []

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takt-backup-'))
  // Its parent is closed; the database user of a test that runs as root has to pass.
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

beforeAll(async () => {
  plant = await startEmbeddedPostgres({ home: temporaryFolder(), settings: { max_slot_wal_keep_size: '4GB' } })
  client = new pg.Client(plant.connection)
  await client.connect()
  await client.query('create table booking (n int primary key, filler text)')
})

afterEach(async () => {
  await client.query('truncate booking')
  await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where not active')
})

afterAll(async () => {
  await client.end()
  await plant.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const say = () => {}
const clock = async () => (await askCluster(client)).now
const book = (n: number) => client.query(`insert into booking select $1::int, repeat(md5('x'), 60)`, [n])

/** The numbers that a restored folder holds. */
async function bookedIn(home: string): Promise<number[]> {
  const restored = await startEmbeddedPostgres({ home })
  const reader = new pg.Client(restored.connection)
  await reader.connect()
  const { rows } = await reader.query<{ n: number }>('select n from booking order by n')
  await reader.end()
  await restored.stop()
  return rows.map(({ n }) => n)
}

const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1)

test('T-SAFE-60 a plant comes back as it was at any moment: all that was acknowledged before it, nothing after', async () => {
  const backups = temporaryFolder()
  const chain = await followLog(client, backups)
  for (const n of upTo(20)) await book(n)
  const base = await makeBase(client, chain.folder)
  const moments: { at: string; booked: number }[] = [{ at: base.made, booked: 20 }]
  // Across several files of the log, of which the copy is told at odd times.
  for (let n = 21; n <= 400; n++) {
    await book(n)
    if (n % 180 === 0) moments.push({ at: await clock(), booked: n })
    if (n % 70 === 0) await followLog(client, backups)
    if (n % 150 === 0) await client.query('select pg_switch_wal()')
  }
  await followLog(client, backups)
  for (const { at, booked } of moments) {
    const into = temporaryFolder()
    await restore({ from: backups, into, at, say })
    expect(await bookedIn(into), at).toEqual(upTo(booked))
  }
  const latest = temporaryFolder()
  await restore({ from: backups, into: latest, say })
  expect(await bookedIn(latest)).toEqual(upTo(400))
})

test('T-SAFE-60 what is copied once more after a kill is whole', async () => {
  const backups = temporaryFolder()
  await makeBase(client, (await followLog(client, backups)).folder)
  for (const n of upTo(15)) await book(n)
  const chain = await followLog(client, backups)
  for (const n of upTo(30).slice(15)) await book(n)
  await client.query('select pg_switch_wal()')
  for (const n of upTo(60).slice(30)) await book(n)
  // Killed before it was written down how far the copy goes, when files of the log had been closed.
  const cluster = await askCluster(client)
  await copyLog({ ...cluster, to: logOf(chain.folder) }, bytesOf(chain.to), bytesOf(cluster.flushed))
  await followLog(client, backups)
  const into = temporaryFolder()
  await restore({ from: backups, into, say })
  expect(await bookedIn(into)).toEqual(upTo(60))
})

test('T-SAFE-61 a gap in the log begins another chain, and what lies in the gap is not claimed', async () => {
  const backups = temporaryFolder()
  const first = await followLog(client, backups)
  await makeBase(client, first.folder)
  await client.query(`select pg_drop_replication_slot('takt_backup')`)
  await book(1)
  const between = await clock()
  const second = await followLog(client, backups)
  expect(second.folder).not.toBe(first.folder)
  await expect(restore({ from: backups, into: temporaryFolder(), at: between, say })).rejects.toThrow('They reach:')
})

test('T-SAFE-62 a backup made by itself stands alone, and files come with it', async () => {
  const [dataFolder, backups, into] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  mkdirSync(join(dataFolder, 'media/1'), { recursive: true })
  writeFileSync(join(dataFolder, 'media/1/press.svg'), '<svg/>')
  writeFileSync(join(dataFolder, 'server.log'), 'no file of the plant')
  for (const n of upTo(5)) await book(n)
  await backUpNow({ connection: plant.connection, dataFolder, backups })
  await book(6)
  await restore({ from: backups, into, say })
  expect(await bookedIn(into)).toEqual(upTo(5))
  expect(readFileSync(join(into, 'media/1/press.svg'), 'utf8')).toBe('<svg/>')
  expect(readdirSync(into)).not.toContain('server.log')
})

test('T-SAFE-62 files are those of the moment, each content is kept once, and what no list names goes', async () => {
  const [dataFolder, backups] = [temporaryFolder(), temporaryFolder()]
  const media = join(dataFolder, 'media')
  mkdirSync(media)
  writeFileSync(join(media, 'a.txt'), 'one')
  writeFileSync(join(media, 'b.txt'), 'one')
  expect(await keepFiles(dataFolder, backups, '2030-01-01T00:00:00.000000Z')).toBe(true)
  expect(await keepFiles(dataFolder, backups, '2030-01-02T00:00:00.000000Z')).toBe(false)
  writeFileSync(join(media, 'a.txt'), 'three')
  rmSync(join(media, 'b.txt'))
  expect(await keepFiles(dataFolder, backups, '2030-01-03T00:00:00.000000Z')).toBe(true)
  expect(readdirSync(join(backups, 'files/objects'))).toHaveLength(2)
  const { restoreFiles, forgetFilesBefore } = await import('./keep-files.ts')
  const [before, after] = [temporaryFolder(), temporaryFolder()]
  await restoreFiles(backups, before, '2030-01-02T12:00:00.000000Z')
  expect(readdirSync(join(before, 'media'))).toEqual(['a.txt', 'b.txt'])
  expect(readFileSync(join(before, 'media/a.txt'), 'utf8')).toBe('one')
  await restoreFiles(backups, after, undefined)
  expect(readdirSync(join(after, 'media'))).toEqual(['a.txt'])
  await forgetFilesBefore(backups, '2030-01-04T00:00:00.000000Z')
  expect(readdirSync(join(backups, 'files/objects'))).toHaveLength(1)
})

test('T-SAFE-63 nothing is restored over what is there, from what is damaged, or from nothing', async () => {
  const [dataFolder, backups, used] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  await expect(restore({ from: backups, into: temporaryFolder(), say })).rejects.toThrow('There is no backup in')
  const base = await backUpNow({ connection: plant.connection, dataFolder, backups })
  writeFileSync(join(used, 'settings.json'), '{}')
  await expect(restore({ from: backups, into: used, say })).rejects.toThrow('is not empty')
  expect(readdirSync(used)).toEqual(['settings.json'])

  const large = base.files.toSorted((one, other) => other.bytes - one.bytes)[0]?.path
  const file = join(base.folder, 'data', `${large}.zst`)
  const bytes = readFileSync(file)
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
  writeFileSync(file, bytes)
  const into = temporaryFolder()
  await expect(restore({ from: backups, into, say })).rejects.toThrow(/is damaged/)
  expect(readdirSync(into)).toEqual([])
  // The trial says so, and leaves nothing behind.
  const trial = await tryRestore({ backups, into, database: 'postgres', now: Date.now })
  expect(trial).toMatchObject({ until: null, problem: expect.stringContaining('is damaged') })
})

test('T-SAFE-64 what is not needed for the days that are kept goes, the rest stays restorable', async () => {
  const backups = temporaryFolder()
  const chain = await followLog(client, backups)
  await makeBase(client, chain.folder)
  await book(1)
  const second = await makeBase(client, chain.folder)
  await book(2)
  const third = await makeBase(client, chain.folder)
  const { until } = await followLog(client, backups)
  const logBefore = readdirSync(join(chain.folder, 'log')).length
  await forgetOld(backups, third.made)
  expect(readBases(chain.folder).map(({ made }) => made)).toEqual([third.made])
  expect(readdirSync(join(chain.folder, 'log')).length).toBeLessThan(logBefore)
  expect(restorables(backups).map(({ from, until: to }) => [from, to])).toEqual([[third.made, until]])
  const into = temporaryFolder()
  await restore({ from: backups, into, say })
  expect(await bookedIn(into)).toEqual([1, 2])
  expect(second.made < third.made).toBe(true)
  // A chain that ends before them goes as a whole.
  await forgetOld(backups, '2999-01-01T00:00:00.000000Z')
  expect(readChains(backups)).toEqual([])
})
