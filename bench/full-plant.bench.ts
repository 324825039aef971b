import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { withCompany } from '@takt/server/ground/db/company-db.ts'
import { type ConnectionSettings, openConnections } from '@takt/server/ground/db/connections.ts'
import { migrate } from '@takt/server/ground/db/migrate.ts'
import { serverSettings } from '@takt/server/ground/server-settings.ts'
import { historyRows } from '@takt/server/history/per-day.ts'
import { dayPeriod } from '@takt/server/machines/asked/period.ts'
import { openDatabase } from '@takt/server/run/open-database.ts'
import { example, exampleSecrets, historyDays } from '@takt/server/seed/example.ts'
import { seedPlants } from '@takt/server/seed/seed-plant.ts'
import { startServer } from '@takt/server/start-server.ts'
import { defineBench, type Figure, percentile } from './define-bench.ts'

const ROUNDS = 15

/** The example plant with all its history: how long it takes to build, to start on, and to read. */
export const fullPlant = defineBench({
  name: 'full-plant',
  title: 'The whole example plant',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'takt-bench-'))
    chmodSync(folder, 0o755)
    const database = await openDatabase({ dataFolder: folder }, () => {})
    try {
      await migrate(database.settings)
      const now = Date.now()
      const history_days = historyDays(undefined)
      const seeded = await timed(() =>
        seedPlants(database.settings, examplePlants(now), { secrets: exampleSecrets, now, history_days }),
      )
      const started = await timed(async () => {
        const server = await startServer({ database: database.settings, settings: serverSettings({}, { port: 0 }) })
        await fetch(`${server.url}/api/health`)
        await server.stop()
      })
      const figures: Figure[] = [
        { id: 'full-plant.history', what: `${history_days} days of history built`, value: seeded / 1000 },
        { id: 'full-plant.start', what: 'a server started on it', value: started / 1000 },
      ]
      return [
        ...figures,
        await threeYears(database.settings, { now, history_days }),
        await scrapOfAYear(database.settings, now),
      ]
    } finally {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

/** The rows of `history_per_day` for one machine. */
async function threeYears(
  database: ConnectionSettings,
  { now, history_days }: { now: number; history_days: number },
): Promise<Figure> {
  const connections = openConnections(database)
  const start = new Date(now - history_days * 86_400_000).toISOString()
  const period = dayPeriod({ start, end: new Date(now).toISOString() }, { zone: 'Europe/Stockholm', most: 1200 })
  if ('refusal' in period) throw new Error(period.refusal)
  const times: number[] = []
  let rows = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const scope = { company_id: 1000, machine_restrictions: [], readOnly: true }
    times.push(
      await timed(() =>
        withCompany(connections, scope, async (db) => {
          const found = await historyRows(db, { machine_ids: ['M101'], period, language: 'en', now })
          rows = 'refusal' in found ? 0 : found.length
        }),
      ),
    )
  }
  await connections.close()
  const what = 'three years of day figures of one machine, p50'
  return { id: 'full-plant.days', what, value: percentile(times.slice(3), 0.5), beside: `${rows} rows` }
}

/** What a chart of the scrap analysis asks for: a year of the largest department, by week and reason. */
async function scrapOfAYear(database: ConnectionSettings, now: number): Promise<Figure> {
  const server = await startServer({ database, settings: serverSettings({}, { port: 0 }) })
  const post = async (path: string, body: object, bearer = '') => {
    const headers = { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await response.json()) as { data: { bearer: string; records: number }[] }).data
  }
  const { company_key, password } = example
  const [session] = await post('/api/session', { company_key, username: 'admin', password })
  const period = { start_time: new Date(now - 365 * 86_400_000).toISOString(), end_time: new Date(now).toISOString() }
  const payload = { ...period, machine_from: 'M101', machine_to: 'M199', group_by: ['week_number', 'scrap_reason'] }
  const times: number[] = []
  let records = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(
      await timed(async () => {
        const rows = await post('/api/call', { name: 'get_scrap_sums', payload }, session?.bearer)
        records = rows.reduce((sum, row) => sum + row.records, 0)
      }),
    )
  }
  await server.stop()
  const what = 'a year of scrap of one department, by week and reason, p50'
  return { id: 'full-plant.scrap', what, value: percentile(times.slice(3), 0.5), beside: `${records} records` }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
