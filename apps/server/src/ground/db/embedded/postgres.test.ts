import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { installedBinaries } from './binaries.ts'
import { openFolder } from './home.ts'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './postgres.ts'
import { DatabaseStartError, explainFailure } from './start-error.ts'

const isRoot = process.getuid?.() === 0
const running: EmbeddedPostgres[] = []
const folders: string[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Closed to others as mkdtemp makes it, so opened for the database user when the tests run as root. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takt-pg-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

let initialised: Promise<string> | undefined
afterAll(async () => {
  if (initialised) rmSync(await initialised, { recursive: true, force: true })
})

/** A folder as an earlier start left it: copied, because initdb takes longer than what most tests are about. */
async function usedFolder(home = temporaryFolder()): Promise<string> {
  initialised ??= initialise()
  mkdirSync(home, { recursive: true, mode: 0o711 })
  // With its owner, who is another user when the tests run as root.
  execFileSync('cp', ['-a', `${await initialised}/.`, home])
  return home
}

async function initialise(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'takt-pg-'))
  chmodSync(home, 0o711)
  await (await startEmbeddedPostgres({ home })).stop()
  return home
}

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(options)
  running.push(postgres)
  return postgres
}

async function query<Row>(postgres: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new Client(postgres.connection)
  // A killed PostgreSQL cuts the connection; the tests look at the database, not at that.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows as Row[]
  } finally {
    await client.end()
  }
}

const countRows = async (postgres: EmbeddedPostgres) =>
  (await query<{ count: number }>(postgres, 'select count(*)::int as count from row'))[0]?.count

test('a fresh start answers queries on a private socket without TCP, and the next start keeps the rows', async () => {
  const home = temporaryFolder()
  const first = await start({ home, settings: { work_mem: '7MB' } })
  expect(first).toMatchObject({ fresh: true, recovered: false, home, database: 'postgres' })
  await query(first, 'create table row (n int); insert into row values (1)')
  const settings = await query<{ name: string; setting: string }>(
    first,
    `select name, setting from pg_settings where name in ('listen_addresses', 'data_checksums', 'fsync', 'TimeZone')`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    listen_addresses: '',
    data_checksums: 'on',
    fsync: 'on',
    TimeZone: 'UTC',
  })
  expect(await query(first, 'show work_mem')).toEqual([{ work_mem: '7MB' }])
  expect(statSync(first.socketDir).mode & 0o777).toBe(0o700)
  expect(existsSync(join(home, `postgres-${installedBinaries().major}`, 'data/PG_VERSION'))).toBe(true)
  await first.stop()
  await first.stop()

  const second = await start({ home })
  expect(second).toMatchObject({ fresh: false, recovered: false })
  expect(await countRows(second)).toBe(1)
})

test('T-PLANT-566 a folder for data is made for its user alone; root lets the database user pass', () => {
  const made = openFolder(join(temporaryFolder(), 'takt/data'))
  expect(statSync(made).mode & 0o777).toBe(isRoot ? 0o711 : 0o700)
})

test('kill -9 of PostgreSQL is told, and a restart in the same process keeps committed rows', async () => {
  const home = await usedFolder()
  const first = await start({ home })
  await query(first, 'create table row (n int); insert into row select generate_series(1, 500)')
  const told = new Promise<string>((resolve) => first.onUnexpectedExit(resolve))
  process.kill(first.pid, 'SIGKILL')
  expect(await told).toContain('SIGKILL')

  const second = await start({ home })
  expect(second).toMatchObject({ fresh: false, recovered: true })
  expect(await countRows(second)).toBe(500)
})

test('an orderly stop is not told as an unexpected exit', async () => {
  const postgres = await start({ home: await usedFolder() })
  const told = vi.fn()
  postgres.onUnexpectedExit(told)
  await postgres.stop()
  expect(told).not.toHaveBeenCalled()
})

test('kill -9 of the owning process: no PostgreSQL is left, the next start keeps every acknowledged row', async () => {
  const home = await usedFolder()
  const script = join(import.meta.dirname, 'fixtures/owner-process.ts')
  const owner = spawn(process.execPath, [script, home], { stdio: ['ignore', 'pipe', 'inherit'] })
  let acknowledged = 0
  for await (const line of createInterface(owner.stdout)) {
    acknowledged = Number(line)
    if (acknowledged === 100) owner.kill('SIGKILL')
  }
  expect(acknowledged).toBeGreaterThanOrEqual(100)

  const next = await start({ home })
  expect(next).toMatchObject({ fresh: false, recovered: true })
  expect(await countRows(next)).toBeGreaterThanOrEqual(acknowledged)
})

test('kill -9 of the owning process: the watchdog stops PostgreSQL though nobody starts again', async () => {
  const home = await usedFolder()
  const script = join(import.meta.dirname, 'fixtures/owner-process.ts')
  const owner = spawn(process.execPath, [script, home], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(owner.stdout, 'data')
  const pidFile = join(home, `postgres-${installedBinaries().major}`, 'data/postmaster.pid')
  const postmaster = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  owner.kill('SIGKILL')
  await expect.poll(() => existsSync(`/proc/${postmaster}`)).toBe(false)
  expect(existsSync(pidFile)).toBe(false)
})

test('a second owner is refused with the pid of the first, and the first goes on', async () => {
  const home = await usedFolder()
  const script = join(import.meta.dirname, 'fixtures/owner-process.ts')
  const owner = spawn(process.execPath, [script, home], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(owner.stdout, 'data')
  const lines: string[] = []
  const second = start({ home, ownerWaitMs: 300, log: (line) => lines.push(line) })
  await expect(second).rejects.toThrow(new RegExp(`in use by another Takt \\(process ${owner.pid}\\)`))
  await expect(second).rejects.toBeInstanceOf(DatabaseStartError)
  expect(lines.join()).toContain(`Waiting for process ${owner.pid}`)

  const waiting = start({ home, ownerWaitMs: 10_000 })
  owner.kill('SIGKILL')
  expect(await countRows(await waiting)).toBeGreaterThan(0)
})

test('the same process is refused a second time at once', async () => {
  const home = await usedFolder()
  await start({ home })
  await expect(start({ home })).rejects.toThrow(`in use by another Takt (process ${process.pid})`)
})

test('a stale postmaster.pid that names a living stranger does not stop the start', async () => {
  const home = await usedFolder()
  const data = join(home, `postgres-${installedBinaries().major}`, 'data')
  writeFileSync(join(data, 'postmaster.pid'), `${process.ppid}\n${data}\n`)
  writeFileSync(join(data, '..', 'owner.json'), JSON.stringify({ pid: process.ppid, startTime: '1' }))
  const second = await start({ home })
  expect(second).toMatchObject({ fresh: false, recovered: true })
})

test('an initdb cut short is cleared away', async () => {
  const home = temporaryFolder()
  const unfinished = join(home, `postgres-${installedBinaries().major}`, 'data.new.1')
  mkdirSync(unfinished, { recursive: true })
  if (isRoot) chmodSync(dirname(unfinished), 0o711)
  writeFileSync(join(unfinished, 'PG_VERSION'), '18')
  expect(await start({ home })).toMatchObject({ fresh: true })
  expect(existsSync(unfinished)).toBe(false)
})

test('a path too long for a socket moves the socket, not the data', async () => {
  const home = await usedFolder(join(temporaryFolder(), 'a-very-long-folder-name'.repeat(5)))
  const postgres = await start({ home })
  folders.push(isRoot ? dirname(postgres.socketDir) : postgres.socketDir)
  expect(postgres.home).toBe(home)
  expect(postgres.socketDir.startsWith(home)).toBe(false)
  expect(statSync(postgres.socketDir).mode & 0o777).toBe(0o700)
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a data folder of a newer PostgreSQL is refused, and one of an older is not taken for empty', async () => {
  const { major } = installedBinaries()
  for (const [version, message] of [
    [major + 1, `holds data of PostgreSQL ${major + 1}, newer than`],
    [major - 1, `holds data of PostgreSQL ${major - 1} and this Takt brings`],
  ] as const) {
    const home = temporaryFolder()
    mkdirSync(join(home, `postgres-${version}`, 'data'), { recursive: true })
    writeFileSync(join(home, `postgres-${version}`, 'data/PG_VERSION'), `${version}\n`)
    await expect(start({ home })).rejects.toThrow(message)
  }
})

test('a platform without PostgreSQL, a full disk and an unwritable folder each say what to do', async () => {
  expect(() => installedBinaries('sunos-sparc')).toThrow('set DATABASE_URL')
  expect(explainFailure('initdb: could not write: No space left on device', '/d').message).toContain('/d is full')
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await expect(start({ home: join(file, 'data') })).rejects.toThrow('set DATA_DIR to another folder')
})

// Only root hands PostgreSQL to another user, to whom a folder can be closed.
const asRoot = isRoot ? 'as root' : 'as root (skipped: the tests do not run as root)'

test.skipIf(!isRoot)(
  `${asRoot}, a closed parent folder moves the database, and opening it later loses nothing`,
  async () => {
    const parent = temporaryFolder()
    chmodSync(parent, 0o700)
    const home = join(parent, 'data')
    const lines: string[] = []
    const first = await start({ home, log: (line) => lines.push(line) })
    folders.push(first.home)
    expect(first.home).toMatch(/^\/var\/lib\/takt\/[0-9a-f]{12}$/)
    expect(lines.join()).toContain(`the database goes to ${first.home}`)
    await query(first, 'create table row (n int); insert into row values (1)')
    await first.stop()

    chmodSync(parent, 0o711)
    const second = await start({ home })
    expect(second.home).toBe(first.home)
    expect(await countRows(second)).toBe(1)
  },
)

test.skipIf(!isRoot)(
  `${asRoot}, existing data behind a closed parent is refused, not replaced by an empty database`,
  async () => {
    const parent = temporaryFolder()
    const home = await usedFolder(join(parent, 'data'))
    chmodSync(parent, 0o700)
    await expect(start({ home })).rejects.toThrow('chmod o+x')
  },
)
