import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import type { Plant, PlantMachine } from '@takt/example-plant/plant.ts'
import type { ConnectionSettings } from '@takt/server/ground/db/connections.ts'
import { migrate } from '@takt/server/ground/db/migrate.ts'
import { serverSettings } from '@takt/server/ground/server-settings.ts'
import { openDatabase } from '@takt/server/run/open-database.ts'
import { example, exampleSecrets } from '@takt/server/seed/example.ts'
import { seedPlants } from '@takt/server/seed/seed-plant.ts'
import { startServer } from '@takt/server/start-server.ts'

export interface PlantServer {
  readonly url: string
  readonly database: ConnectionSettings
  readonly machine_ids: string[]
  readonly liveCount: () => number
  signIn(username?: string): Promise<string>
  stop(): Promise<void>
}

interface PlantOptions {
  readonly machines: number
  readonly webFolder?: string
  readonly history_days?: number
  /** As many calls as a user may make in a real plant; a bench of speed has no limit. */
  readonly usualRates?: boolean
  readonly warm?: boolean
}

const NO_LIMIT = { callRate: { perSecond: 1e6, burst: 1e6 }, signInRate: { perSecond: 1e6, burst: 1e6 } }

/** A durable database of its own and a server, with as many machines as asked for. */
export async function startPlantServer(options: PlantOptions): Promise<PlantServer> {
  const folder = mkdtempSync(join(tmpdir(), 'takt-bench-'))
  // As root PostgreSQL runs as another user, who must get in.
  chmodSync(folder, 0o755)
  const database = await openDatabase({ dataFolder: folder }, () => {})
  await migrate(database.settings)
  const plant = withMachines(examplePlants(Date.now())[0] as Plant, options.machines)
  const history = options.history_days === undefined ? {} : { history_days: options.history_days }
  await seedPlants(database.settings, [plant], { secrets: exampleSecrets, now: Date.now(), ...history })
  const server = await startServer({
    database: database.settings,
    settings: serverSettings(
      {},
      {
        port: 0,
        webFolder: options.webFolder ?? '',
        ...(options.usualRates ? {} : NO_LIMIT),
      },
    ),
    warm: options.warm ?? false,
  })
  return {
    url: server.url,
    database: database.settings,
    machine_ids: plant.machines.map(({ machine_id }) => machine_id),
    liveCount: server.liveCount,
    signIn: (username = 'operator') => signIn(server.url, username),
    stop: async () => {
      await server.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function withMachines(plant: Plant, count: number): Plant {
  const model = plant.machines[0] as PlantMachine
  const more = Array.from({ length: Math.max(0, count - plant.machines.length) }, (_, index) => ({
    ...model,
    machine_id: `X${1000 + index}`,
    machine_description: `Extra machine ${index + 1}`,
  }))
  return { ...plant, machines: [...plant.machines, ...more].slice(0, Math.max(count, plant.machines.length)) }
}

async function signIn(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company_key: example.company_key, username, password: example.password }),
  })
  const body = (await response.json()) as { data: { bearer: string }[] }
  return body.data[0]?.bearer ?? ''
}
