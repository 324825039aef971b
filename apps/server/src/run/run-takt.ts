import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { migrate } from '../db/migrate.ts'
import type { Log } from '../log.ts'
import { example, exampleSecrets } from '../seed/example.ts'
import { isEmpty, seedPlants } from '../seed/seed-plant.ts'
import type { ServerSettings } from '../server-settings.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

export interface RunSettings {
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  readonly withExample: boolean
  readonly withSimulator: boolean
  readonly server: ServerSettings
}

export interface RunningTakt {
  readonly url: string
  readonly hasExample: boolean
  stop(): Promise<void>
}

const SIMULATOR = fileURLToPath(new URL('../../../simulator/src/main.ts', import.meta.url))

/** Database, schema, example plant, server, simulator: in this order, and ended in the other. */
export async function runTakt(
  settings: RunSettings,
  { say, log, beforeListening }: { say: (line: string) => void; log: Log; beforeListening?: Promise<void> },
): Promise<RunningTakt> {
  const database = await openDatabase({ DATABASE_URL: settings.databaseUrl, dataFolder: settings.dataFolder }, say)
  try {
    const hasExample = await prepare(database, settings, say)
    await beforeListening
    const server = await startServer({ database: database.settings, settings: settings.server, log })
    const simulator = settings.withSimulator && hasExample ? startSimulator(server, say) : undefined
    return {
      url: server.url,
      hasExample,
      stop: async () => {
        await endChild(simulator)
        await server.stop()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function prepare(database: OpenDatabase, settings: RunSettings, say: (line: string) => void): Promise<boolean> {
  const { applied } = await migrate(database.settings)
  if (applied.length > 0) say(`The database in ${database.where} is set up.`)
  if (!settings.withExample) return false
  if (await isEmpty(database.settings)) {
    say('The example plant is being built …')
    const now = Date.now()
    await seedPlants(database.settings, examplePlants(now), { secrets: exampleSecrets, now })
  }
  return true
}

function startSimulator(server: RunningServer, say: (line: string) => void): ChildProcess {
  const child = fork(SIMULATOR, {
    env: { ...process.env, TAKT_URL: server.url, INGEST_KEY: example.ingestKey },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('exit', (code) => {
    if (code) say(`The simulator ended (${code}); the server goes on without it.`)
  })
  return child
}

async function endChild(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), 3_000)
  await ended
  clearTimeout(impatient)
}
