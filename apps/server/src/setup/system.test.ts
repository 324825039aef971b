import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SystemState } from '@takt/domain/setup/system/system-state.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownFolder } from '../../test/own-folder.ts'
import { type Answer, post, testServer } from '../../test/test-server.ts'
import type { BackupState } from '../ground/backup-state.ts'
import { aJob, aMail } from '../ground/ground.fixture.ts'
import { createLog } from '../ground/log.ts'
import { serverSettings } from '../ground/server-settings.ts'
import { aPrinter, aPrintJob } from '../pallets/pallets.fixture.ts'
import { example } from '../seed/example.ts'
import { type RunningServer, startServer } from '../start-server.ts'

const first = testServer({ metricsToken: 'a-token-of-the-plant' })
const folder = ownFolder()
const dataFolder = join(folder, 'data')
const now = Date.now()
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
const goodBackup: BackupState = {
  folder: join(folder, 'backups'),
  until: at(0),
  last_base: at(-3600),
  failed_at: null,
  last_trial: { at: at(-3500), problem: null },
}

/** A server as it runs in a plant: it makes its backups itself, and has a disk. */
let plant: RunningServer
let clock = now
let backup: BackupState = goodBackup
let admin: { bearer: string }
beforeAll(async () => {
  admin = await first.signIn('admin')
  plant = await startServer({
    database: first.database,
    settings: serverSettings(
      {},
      { port: 0, dataFolder, metricsToken: 'a-token-of-the-plant', systemCompanies: 'example, third' },
    ),
    log: createLog(() => {}),
    now: () => clock,
    backups: () => backup,
    starts: { deaths: [at(-8 * 86_400), at(-3600)] },
  })
})
afterAll(() => plant.stop())
beforeEach(() => {
  clock = now
  backup = goodBackup
  for (const name of ['data', 'backups']) mkdirSync(join(folder, name), { recursive: true })
})
afterEach(async () => {
  await first.sql('delete from connector')
})

const ask = (bearer: string): Promise<Answer> =>
  post(`${plant.url}/api/call`, { name: 'get_system', payload: {} }, bearer)
const system = async (bearer = admin.bearer) => (await ask(bearer)).data[0] as unknown as SystemState
const alerts = async (bearer?: string) => (await system(bearer)).alerts.map(({ alert }) => alert)
/** Disks of whoever runs the tests are theirs. */
const usual = [
  'data-disk-low',
  'data-disk-full',
  'backup-disk-low',
  'backup-disk-full',
  'backup-same-disk',
  'server-died',
]
const unusual = async (bearer?: string) => (await alerts(bearer)).filter((alert) => !usual.includes(alert))
const report = (state: string, key = example.ingestKey) =>
  post(
    `${plant.url}/api/ingest/report`,
    {
      ...{ connector: 'press-hall', kind: 'mqtt-json', sender: randomUUID(), state, reason: '', backlog: 0 },
      ...{ last_signal: null, last_error: null },
    },
    key,
  )

test('T-SAFE-78 an administrator sees versions, start, disks, backups and jobs of the installation', async () => {
  const { installation, checked_at } = await system()
  expect(checked_at).toBe(at(0))
  expect(installation).toMatchObject({
    node: process.versions.node,
    database: 'ok',
    started_at: at(0),
    deaths: 1,
    last_death: at(-3600),
    backup: { problem: null, until: at(0), last_base: at(-3600), last_trial: at(-3500), trial_ok: true },
    jobs: { failing: 0 },
  })
  expect(installation?.postgres).toMatch(/^\d+\.\d+/)
  expect(installation?.schema).toBe(installation?.schema_known)
  expect(installation?.disks.map(({ disk }) => disk)).toEqual(['data', 'backups'])
  expect(installation?.disks[0]?.size).toBeGreaterThan(installation?.disks[0]?.free ?? 0)
  expect(await alerts()).toContain('server-died')
  expect(await unusual()).toEqual([])
  // Nothing of paths: they tell how the machine is laid out.
  expect(JSON.stringify(await system())).not.toContain(folder)
})

/** The page asks every ten seconds: what is told after 50 s is on it within a minute. */
test('T-SAFE-79 a dead connector is told within 50 s, one that lost its machines at once', async () => {
  await report('connected')
  expect(await unusual()).toEqual([])
  clock = now + 50_000
  backup = { ...goodBackup, until: at(50) }
  expect((await system()).alerts).toContainEqual({
    ...{ alert: 'connectors-dead', severity: 'bad', count: 1, names: ['press-hall'] },
  })
  await report('lost')
  expect(await unusual()).toEqual(['connectors-lost'])
  // It was started anew, under the same name: the sender before it is not waited for.
  clock += 1000
  await report('connected')
  expect(await unusual()).toEqual([])
})

test('T-SAFE-79 a dead disk is told at once, whichever of the two it is', async () => {
  rmSync(join(folder, 'backups'), { recursive: true })
  expect(await unusual()).toEqual(['backup-disk-away'])
  rmSync(dataFolder, { recursive: true })
  expect(await unusual()).toEqual(['data-disk-away', 'backup-disk-away'])
})

test.each<[string, string, Partial<BackupState>, number]>([
  ['behind', 'backup-behind', {}, 50],
  ['failed', 'backup-failed', { failed_at: at(-5) }, 0],
  ['old-base', 'backup-old', { last_base: at(-37 * 3600) }, 0],
  ['trial-failed', 'trial-failed', { last_trial: { at: at(-60), problem: 'a file is damaged' } }, 0],
])(
  'T-SAFE-79 T-SAFE-74 T-SAFE-76 a backup that is “%s” is told on the page, by /api/ready and by /metrics',
  async (state, alert, change, after) => {
    backup = { ...goodBackup, ...change }
    clock = now + after * 1000
    expect(await unusual()).toEqual([alert])
    // Its words may hold names of another company's files.
    expect(JSON.stringify(await system())).not.toContain('damaged')
    const ready = await fetch(`${plant.url}/api/ready`)
    // No reason to send people away.
    expect([ready.status, (await ready.json()).backup]).toEqual([200, state])
    const figures = await (await fetch(`${plant.url}/metrics`)).text()
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1])
    expect(figure('takt_backup_behind_seconds')).toBe(after)
    expect(figure('takt_backup_base_timestamp_seconds')).toBe(Date.parse(backup.last_base ?? '') / 1000)
    expect(figure('takt_backup_trial_ok')).toBe(state === 'trial-failed' ? 0 : 1)
    expect(figure('takt_backup_failed')).toBe(state === 'failed' ? 1 : 0)
  },
)

test('T-SAFE-79 jobs, printers and mail that do not do are told, with how many', async () => {
  await aJob(first, { name: 'deliver-reports', failures: 3, next_run: at(86_400) })
  await aPrinter(first, { printer_no: 'line-1', printer_description: 'Line 1' })
  const print = {
    printer_no: 'line-1',
    kind: 'label',
    label: {},
    machine_id: 'M101',
    card_no: '0071002',
    queued: at(-700),
  }
  for (const status of ['New', 'Failed']) await aPrintJob(first, { ...print, status })
  await aMail(first, { status: 'F', created: at(-700), next_attempt: at(-700) })
  const { alerts: told, printers, mail } = await system()
  expect(told.filter(({ alert }) => !usual.includes(alert))).toEqual([
    { alert: 'printers-stuck', severity: 'bad', count: 1, names: ['Line 1'] },
    { alert: 'jobs-failing', severity: 'bad', count: 1, names: [] },
    { alert: 'prints-failed', severity: 'warning', count: 1, names: [] },
    { alert: 'mail-failed', severity: 'warning', count: 1, names: [] },
  ])
  expect(printers).toContainEqual({ printer: 'Line 1', waiting: 1, oldest_waiting: at(-700), failed: 1 })
  expect(mail).toMatchObject({ on: false, failed: 1 })
})

test('T-SAFE-82 a company that the installation does not tell sees its own connections and calls alone', async () => {
  await report('connected')
  backup = { ...goodBackup, failed_at: at(-5) }
  clock = now + 50_000
  const { bearer } = await first.signIn('admin', 'second')
  await system()
  const { installation, connectors, slow_calls, alerts: told } = await system(bearer)
  expect([installation, connectors, told]).toEqual([null, [], []])
  expect(slow_calls).toEqual([])
  expect((await system(bearer)).slow_calls.map(({ call, count }) => [call, count])).toEqual([['get_system', 1]])
  expect((await system()).slow_calls.find(({ call }) => call === 'get_system')?.count).toBeGreaterThan(1)
  const third = await first.signIn('admin', 'third')
  expect((await system(third.bearer)).installation).not.toBeNull()
})

test('T-SAFE-82 who has not every machine, or is no administrator, is told nothing', async () => {
  const operator = await first.signIn('operator')
  expect((await ask(operator.bearer)).status).toBe(403)
  await first.sql("update app_user set machine_restrictions = '{M101}' where company_id = 1000 and username = 'admin'")
  expect((await ask(admin.bearer)).status).toBe(403)
  await first.sql("update app_user set machine_restrictions = '{}' where company_id = 1000 and username = 'admin'")
})
