import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { tryLogins } from '../ground/db/allow-logins.ts'
import type { Log } from '../ground/log.ts'
import type { ServerSettings } from '../ground/server-settings.ts'
import { example, exampleSecrets, historyDays } from '../seed/example.ts'
import { seedHandovers } from '../seed/seed-handovers.ts'
import { isEmpty, seedPlants } from '../seed/seed-plant.ts'
import { writeMachineFiles } from '../seed/write-machine-files.ts'
import { startServer } from '../start-server.ts'
import { stopFollowing } from './backup/follow-log.ts'
import { keepBackups, type RunningBackups } from './backup/keep-backups.ts'
import { onCluster } from './backup/on-cluster.ts'
import type { RunningChild } from './child-process.ts'
import type { ExampleMachines } from './example-machines.ts'
import { type DatabaseAddresses, type OpenDatabase, openDatabase } from './open-database.ts'
import { noteStart } from './starts.ts'
import { upgrade } from './upgrade.ts'

export interface RunSettings {
  readonly dataFolder: string
  readonly database: DatabaseAddresses
  readonly withExample: boolean
  readonly withSimulator: boolean
  /** Where backups of the embedded database go; null: nowhere. */
  readonly backups: { readonly folder: string; readonly keepDays: number } | null
  /** A backup before the database is changed by a new version. */
  readonly backupBeforeUpgrade: boolean
  readonly server: ServerSettings
}

export interface RunningTakt {
  readonly url: string
  readonly hasExample: boolean
  stop(): Promise<void>
}

/** Database, schema, example plant, server, machines: in this order, and ended in the other. */
export async function runTakt(
  settings: RunSettings,
  { say, log, beforeListening }: { say: (line: string) => void; log: Log; beforeListening?: Promise<void> },
): Promise<RunningTakt> {
  const database = await openDatabase({ ...settings.database, dataFolder: settings.dataFolder }, say)
  try {
    const hasExample = await prepare(database, settings, say)
    await beforeListening
    const backups = await startBackups(database, settings, log)
    const starts = await noteStart(settings.dataFolder, Date.now)
    const isPlaying = settings.withSimulator && hasExample
    // The example's ERP and printer run on this machine.
    const plantNetworks = `${settings.server.plantNetworks}${isPlaying ? ', 127.0.0.1' : ''}`
    const server = await startServer({
      warm: true,
      database: database.settings,
      settings: { ...settings.server, plantNetworks },
      log,
      backups: () => backups?.state() ?? null,
      starts,
    })
    const machines = isPlaying ? await startMachines(server.url, settings, say) : undefined
    const erp = machines && (await startErp(server.url, say))
    const printer = machines && (await startPrinter(server.url, say))
    return {
      url: server.url,
      hasExample,
      stop: async () => {
        await machines?.stop()
        await erp?.stop()
        await printer?.stop()
        await server.stop()
        await backups?.stop()
        await database.stop()
        await starts.end()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** A database of one's own is backed up with its own tools. */
async function startBackups(
  database: OpenDatabase,
  { database: { DATABASE_URL }, dataFolder, backups }: RunSettings,
  log: Log,
): Promise<RunningBackups | undefined> {
  if (DATABASE_URL) return undefined
  if (backups) {
    const on = { database: { ...database.settings, database: 'takt' }, dataFolder, log }
    return await keepBackups({ ...on, backups: backups.folder, keepDays: backups.keepDays })
  }
  await onCluster(database.settings, stopFollowing)
  return undefined
}

/** Loaded only here: a real installation needs neither broker nor simulator. Without them the server goes on. */
async function startMachines(
  url: string,
  { dataFolder }: RunSettings,
  say: (line: string) => void,
): Promise<ExampleMachines | undefined> {
  try {
    const { startExampleMachines } = await import('./example-machines.ts')
    const on = { url, key: example.ingestKey, password: example.password, dataFolder, mqttPort: process.env.MQTT_PORT }
    return await startExampleMachines(on, say)
  } catch (error) {
    say(`The machines of the example plant could not be started: ${(error as Error).message}`)
    return undefined
  }
}

async function startErp(url: string, say: (line: string) => void): Promise<RunningChild> {
  const { startExampleErp } = await import('./example-erp.ts')
  return startExampleErp({ url, company_key: example.company_key, password: example.password }, say)
}

async function startPrinter(url: string, say: (line: string) => void): Promise<RunningChild> {
  const { startExamplePrinter } = await import('./example-printer.ts')
  return startExamplePrinter({ url, company_key: example.company_key, password: example.password }, say)
}

async function prepare(database: OpenDatabase, settings: RunSettings, say: (line: string) => void): Promise<boolean> {
  const { applied } = await upgrade({
    database: database.settings,
    isOwn: Boolean(settings.database.DATABASE_URL),
    dataFolder: settings.dataFolder,
    backups: settings.backups?.folder ?? null,
    withBackup: settings.backupBeforeUpgrade,
    say,
  })
  await tryLogins(database.settings)
  if (applied.length > 0) say(`The database in ${database.where} is set up.`)
  if (!settings.withExample) return false
  if (await isEmpty(database.settings)) {
    say('The example plant is being built …')
    const now = Date.now()
    const plants = examplePlants(now)
    await seedPlants(database.settings, plants, {
      secrets: exampleSecrets,
      now,
      history_days: historyDays(process.env.HISTORY_DAYS),
      say,
    })
    const [withHistory] = plants
    if (withHistory) await seedHandovers(database.settings, withHistory, now)
    for (const plant of plants) await writeMachineFiles(settings.server.filesFolder, plant)
  }
  return true
}
