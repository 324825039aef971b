import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallDisk } from '../../test/small-disk.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../ground/db/embedded/postgres.ts'
import { migrate, NewerDatabaseError } from '../ground/db/migrate.ts'
import { restore } from './backup/restore.ts'
import { beforeUpgradeOf, type UpgradeParts, upgrade } from './upgrade.ts'

const own = mkdtempSync(join(tmpdir(), 'takt-upgrade-'))
// The database user of a test that runs as root has to pass.
chmodSync(own, 0o711)
const folderNamed = (name: string) => {
  mkdirSync(join(own, name), { recursive: true })
  chmodSync(join(own, name), 0o711)
  return join(own, name)
}
const MIGRATIONS = join(import.meta.dirname, '../ground/db/migrations')
const allSteps = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .sort()
const stepNo = (file: string | undefined) => Number(file?.slice(0, 4))

/** The steps of a version: this one, the one before it, and the one before that. */
function stepsOf(before: 0 | 1 | 2): string {
  const folder = folderNamed(`version-${before}`)
  for (const file of allSteps.slice(0, allSteps.length - before)) {
    copyFileSync(join(MIGRATIONS, file), join(folder, file))
  }
  return folder
}

const running: EmbeddedPostgres[] = []
const said: string[] = []
let plant: EmbeddedPostgres
const dataFolder = folderNamed('data')
const backups = folderNamed('backups')

beforeAll(async () => {
  plant = await start(dataFolder)
  await query(plant.connection, 'create database takt')
})
afterAll(async () => {
  for (const postgres of running) await postgres.stop()
  rmSync(own, { recursive: true, force: true })
})

async function start(home: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ home })
  running.push(postgres)
  return postgres
}

async function query<Row>(connection: object, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

const takt = (postgres: EmbeddedPostgres) => ({ ...postgres.connection, database: 'takt' })
const upgradeTo = (before: 0 | 1 | 2, change: Partial<UpgradeParts> = {}) =>
  upgrade({
    ...{ database: takt(plant), isOwn: false, dataFolder, backups, withBackup: true },
    ...{ say: (line) => void said.push(line), steps: stepsOf(before) },
    ...change,
  })
const schema = async (postgres: EmbeddedPostgres) =>
  (await query<{ version: number }>(takt(postgres), 'select max(version) as version from schema_version'))[0]?.version
const acknowledge = (version: string) => query(takt(plant), 'insert into acknowledged values ($1)', [version])
const acknowledged = async (postgres: EmbeddedPostgres) =>
  (await query<{ by: string }>(takt(postgres), 'select by from acknowledged order by 1')).map(({ by }) => by)
const kept = () => readdirSync(beforeUpgradeOf(backups)).sort()

test('T-SAFE-83 a new database is set up without a backup, and one that is up to date needs none', async () => {
  await upgradeTo(2)
  expect((await upgradeTo(2)).applied).toEqual([])
  expect([said, readdirSync(backups)]).toEqual([[], []])
})

test('T-SAFE-83 T-SAFE-84 over three versions a backup lies before each step, and leads back to the version before with all that it had acknowledged', async () => {
  const [two, one] = [allSteps.at(-3), allSteps.at(-2)].map(stepNo)
  await query(takt(plant), 'create table acknowledged (by text primary key)')
  await acknowledge('1 by the first')
  writeFileSync(join(dataFolder, 'settings.json'), '{"of":"the first"}')
  expect((await upgradeTo(1)).applied).toEqual([allSteps.at(-2)])
  await acknowledge('2 by the second')
  expect((await upgradeTo(0)).applied).toEqual([allSteps.at(-1)])
  await acknowledge('3 by the third')
  expect(kept().map((name) => name.split('-').slice(0, 2).join('-'))).toEqual([`schema-${two}`, `schema-${one}`].sort())
  expect(said.join('\n')).toContain(
    `--from ${join(beforeUpgradeOf(backups), kept().find((name) => name.startsWith(`schema-${one}`)) ?? '')}`,
  )

  // The version before will not touch what the new one made.
  await expect(migrate(takt(plant), stepsOf(1))).rejects.toThrow(NewerDatabaseError)
  await expect(upgradeTo(1)).rejects.toThrow(/newer version of Takt.*restore a backup made before the upgrade/)

  for (const [from, before, has] of [
    [one, 1, ['1 by the first', '2 by the second']],
    [two, 2, ['1 by the first']],
  ] as const) {
    const into = folderNamed(`back-to-${from}`)
    const backup = kept().find((name) => name.startsWith(`schema-${from}-`)) ?? ''
    await restore({ from: join(beforeUpgradeOf(backups), backup), into, say: () => {} })
    expect(readdirSync(into)).toContain('settings.json')
    const restored = await start(into)
    expect((await migrate(takt(restored), stepsOf(before))).applied).toEqual([])
    expect([await schema(restored), await acknowledged(restored)]).toEqual([from, has])
    await restored.stop()
  }
  expect(await acknowledged(plant)).toHaveLength(3)
})

/** A step after the last one of this version. */
function oneMoreStep(): string {
  const steps = stepsOf(0)
  writeFileSync(join(steps, '9001-one-more.sql'), 'create table one_more (n int)')
  return steps
}
const hasChanged = async () => (await schema(plant)) === 9001

test('T-SAFE-83 without a backup nothing is changed: it says why, and leaves nothing half behind', async () => {
  const file = join(own, 'no-folder')
  writeFileSync(file, '')
  const steps = oneMoreStep()
  await expect(upgradeTo(0, { steps, backups: file })).rejects.toThrow(
    /not upgraded, because no backup could be made before it: .*Nothing was changed/,
  )
  expect(await hasChanged()).toBe(false)
  const disk = smallDisk('2M')
  if (!disk) return
  try {
    await expect(upgradeTo(0, { steps, backups: disk.folder })).rejects.toThrow(`the disk of ${disk.folder} is full`)
    expect(readdirSync(beforeUpgradeOf(disk.folder))).toEqual([])
    expect(await hasChanged()).toBe(false)
  } finally {
    disk.remove()
  }
})

test.each<[string, Partial<UpgradeParts>, RegExp]>([
  ['a PostgreSQL of its own', { isOwn: true }, /its own tools must have made a backup/],
  ['backups switched off', { backups: null }, /BACKUP_DIR is off/],
  ['this one switched off', { withBackup: false }, /BACKUP_BEFORE_UPGRADE is off/],
])('T-SAFE-83 with %s it upgrades and says that it made no backup', async (_name, change, says) => {
  await query(takt(plant), 'drop table if exists one_more')
  await query(takt(plant), 'delete from schema_version where version = 9001')
  const before = kept()
  said.length = 0
  expect((await upgradeTo(0, { steps: oneMoreStep(), ...change })).applied).toEqual(['9001-one-more.sql'])
  expect(said).toEqual([expect.stringMatching(says)])
  expect(kept()).toEqual(before)
})

test('T-SAFE-83 the backups before the last three upgrades are kept', async () => {
  await query(takt(plant), 'drop table if exists one_more')
  await query(takt(plant), 'delete from schema_version where version = 9001')
  mkdirSync(join(beforeUpgradeOf(backups), 'schema-9-2020-01-01T00-00-00.000Z'))
  const before = kept()
  await upgradeTo(0, { steps: oneMoreStep() })
  expect(kept()).toHaveLength(3)
  expect(before.filter((name) => !kept().includes(name))).toEqual(['schema-9-2020-01-01T00-00-00.000Z'])
})
