import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../test/test-server.ts'
import { openConnections } from '../../ground/db/connections.ts'
import { anAccessKey } from '../../people/people.fixture.ts'
import { linkTrail } from '../../setup/jobs/link-trail.ts'
import { sealTrail } from '../../setup/jobs/seal-trail.ts'
import { examine } from './examine.ts'

const server = testServer()
let on: pg.Client
let dataFolder: string

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'takt-doctor-'))
  on = new pg.Client(server.database)
  await on.connect()
  await server.signIn('admin')
})
afterAll(async () => {
  await on?.end()
  await rm(dataFolder, { recursive: true, force: true })
})

async function linkAndSeal(now = Date.now()): Promise<void> {
  const connections = openConnections(server.database)
  const context = { connections, now, publish: async () => () => {}, dataFolder }
  await linkTrail.run(context)
  await sealTrail.run(context)
  await connections.close()
}

async function look(about: string, more: { env?: Record<string, string>; now?: number; backups?: string } = {}) {
  const { env = {}, now = Date.now(), backups = null } = more
  return (await examine({ on, dataFolder, backups, env, now })).find((one) => one.about === about)
}

/** The command itself, as somebody on the machine runs it. */
function doctor(): Promise<{ code: number; says: string }> {
  const { host, port, user, database } = server.database
  const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
  const file = resolve(import.meta.dirname, '../../../../../scripts/commands/doctor.ts')
  const env = { ...process.env, DATABASE_URL, DATA_DIR: dataFolder }
  return new Promise((give) =>
    execFile(process.execPath, [file], { env }, (error, out, err) =>
      give({ code: error ? Number(error.code) : 0, says: out + err }),
    ),
  )
}

test('T-SAFE-98 without seals though there are entries, with them, and with old ones', async () => {
  await rm(join(dataFolder, 'seals'), { recursive: true, force: true })
  const connections = openConnections(server.database)
  await linkTrail.run({ connections, now: Date.now(), publish: async () => () => {} })
  await connections.close()
  expect(await look('seals')).toMatchObject({ state: 'bad' })
  await linkAndSeal()
  expect(await look('seals')).toMatchObject({ state: 'good' })
  expect(await look('seals', { now: Date.now() + 49 * 3_600_000 })).toMatchObject({ state: 'warning' })
  expect(await look('audit trail')).toMatchObject({ state: 'good', says: expect.stringMatching(/^\d+ entries/) })
})

test('T-SAFE-119 an example plant that the network reaches is wrong, one on its own machine is not', async () => {
  expect(await look('settings', { env: { HOST: '0.0.0.0', SECURE_COOKIES: 'on' } })).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('EXAMPLE is not off'),
  })
  expect(await look('settings', { env: { HOST: '127.0.0.1' } })).toMatchObject({ state: 'good' })
})

test('T-SAFE-98 settings, versions, disk and backups', async () => {
  expect(await look('settings', { env: { PORT: 'x' } })).toMatchObject({ state: 'bad' })
  const open = { HOST: '0.0.0.0', EXAMPLE: 'off' }
  expect(await look('settings', { env: open })).toMatchObject({ state: 'warning' })
  expect(await look('settings', { env: { ...open, SECURE_COOKIES: 'on' } })).toMatchObject({ state: 'good' })
  for (const about of ['Node.js', 'PostgreSQL', 'schema']) expect(await look(about)).toMatchObject({ state: 'good' })
  const newest = 'where version = (select max(version) from schema_version)'
  await on.query(`update schema_version set version = version + 1 ${newest}`)
  expect(await look('schema')).toMatchObject({ state: 'bad', says: expect.stringMatching(/is at \d+, this version/) })
  await on.query(`update schema_version set version = version - 1 ${newest}`)
  expect((await look('disk'))?.says).toMatch(/GB are free/)
  expect(await look('backup')).toMatchObject({ state: 'warning', says: expect.stringContaining('your own tools') })
  const backups = join(dataFolder, 'backups')
  await mkdir(backups)
  expect((await look('backup', { backups }))?.says).toContain('none was restored on trial yet')
  const trial = (of: object) => writeFile(join(backups, 'last-trial.json'), JSON.stringify(of))
  await trial({ at: new Date().toISOString(), problem: 'a file is damaged' })
  expect(await look('backup', { backups })).toMatchObject({ state: 'bad', says: expect.stringContaining('damaged') })
  await trial({ at: new Date(Date.now() - 50 * 3_600_000).toISOString(), problem: null })
  expect(await look('backup', { backups })).toMatchObject({ state: 'bad' })
  await trial({ at: new Date().toISOString(), problem: null })
  expect(await look('backup', { backups })).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('the disk'),
  })
})

test('T-SAFE-135 keys that end within 30 days, or have ended and were not revoked, are told by name', async () => {
  const now = Date.parse('2026-06-01T12:00:00Z')
  expect(await look('access keys', { now })).toMatchObject({ state: 'good' })
  await anAccessKey(server, { name: 'ERP', valid_until: '2026-06-30T22:00:00Z' })
  await anAccessKey(server, { name: 'Next year', valid_until: '2027-06-30T22:00:00Z' })
  await anAccessKey(server, { name: 'Gone', valid_until: '2026-06-30T22:00:00Z', revoked_at: '2026-05-01T00:00:00Z' })
  expect(await look('access keys', { now })).toMatchObject({
    state: 'warning',
    says: '1 end within 30 days or have ended.\n    “ERP” of example: 2026-06-30',
  })
  await on.query(`delete from access_key where name in ('ERP', 'Next year', 'Gone')`)
})

test('T-PLANT-566 a data folder that others can read is told, one that they can only pass is not', async () => {
  expect(await look('data folder')).toMatchObject({ state: 'good' })
  await chmod(dataFolder, 0o755)
  expect(await look('data folder')).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/mode 755.*chmod 7/),
  })
  await chmod(dataFolder, 0o711)
  expect(await look('data folder')).toMatchObject({ state: 'good' })
})

test('T-SAFE-98 the command ends with a verdict and its code: all is well, and after a change by a superuser it is not', async () => {
  await linkAndSeal()
  const well = await doctor()
  expect(well).toMatchObject({
    code: 0,
    says: expect.stringMatching(/Verdict: all is well(, with (1 warning|\d+ warnings))?\.$/m),
  })
  await on.query(
    "set session_replication_role = replica; update audit set username = 'planner' where what = 'session.opened'",
  )
  const ill = await doctor()
  expect(ill).toMatchObject({ code: 1, says: expect.stringContaining('was changed') })
  expect(ill.says).toContain('Verdict: 1 of')
})
