/** Every load is explained on a plant with a past: none may read a big table from end to end. */
import { randomUUID } from 'node:crypto'
import { procedures } from '@takt/contract/procedures.ts'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../src/ground/db/migrate.ts'
import { createLog } from '../src/ground/log.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { heavyLoadsHere } from '../src/heavy-loads-here.fixture.ts'
import { example, exampleSecrets } from '../src/seed/example.ts'
import { seedPlants } from '../src/seed/seed-plant.ts'
import { type RunningServer, startServer } from '../src/start-server.ts'
import type { Belongings } from './sample-words.ts'
import { samples } from './samples.ts'
import { post } from './test-server.ts'

const COMPANY = 1000
const HISTORY_DAYS = 200
/** What grows with time. Of a table with fewer rows nobody minds. */
const BIG =
  /^(stop|signal|scrap_transaction|good_transaction|shift_figures|reason_figures|run_figures|order_run|card)(_rest|_\d{6})?$/
const SMALL = 1500

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

const database = `plans_${randomUUID().replaceAll('-', '')}`
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
let heard: Statement[] | null = null
let server: RunningServer
let explainer: pg.Client
let bearer = ''
let sizes = new Map<string, number>()

beforeAll(async () => {
  const settings = { ...inject('postgres'), database }
  const maker = new pg.Client({ ...settings, database: 'postgres' })
  await maker.connect()
  await maker.query(`create database ${database}`)
  await maker.end()
  await migrate(settings)
  const now = Date.now()
  await seedPlants(settings, examplePlants(now), { secrets: exampleSecrets, now, history_days: HISTORY_DAYS })
  const fast = { perSecond: 1e6, burst: 1e6 }
  server = await startServer({
    // On this thread, where what they ask is heard.
    heavyLoads: await heavyLoadsHere(settings),
    database: settings,
    settings: serverSettings({}, { port: 0, webFolder: '', callRate: fast, signInRate: fast }),
    log: createLog(() => {}),
  })
  const account = { company_key: example.company_key, username: 'admin', password: example.password }
  bearer = (await post(`${server.url}/api/session`, account)).data[0]?.bearer as string
  explainer = new pg.Client(settings)
  await explainer.connect()
  const { rows } = await explainer.query<{ relname: string; reltuples: number }>(
    'select relname, reltuples from pg_class',
  )
  sizes = new Map(rows.map(({ relname, reltuples }) => [relname, Number(reltuples)]))
  listenIn()
})

afterAll(async () => {
  pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  await explainer?.end()
  await server?.stop()
})

/**
 * Notes what loads ask of the database: they read only, or write in somebody's name that they were read. A job that runs at
 * the same moment writes in nobody's name, and is not meant.
 */
function listenIn(): void {
  const loading = new WeakSet<pg.Client>()
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string; values?: unknown[] }]
    const text = typeof first === 'string' ? first : first.text
    if (text?.startsWith('begin')) {
      loading[/^begin read only|app\.username = 'admin'/.test(text) ? 'add' : 'delete'](this)
    }
    if (heard && typeof first === 'object' && text !== undefined && loading.has(this)) {
      heard.push({ text, values: first.values ?? [] })
    }
    return query.apply(this, given)
  } as typeof pg.Client.prototype.query
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

async function explained(statements: readonly Statement[]): Promise<PlanNode[]> {
  const plans: PlanNode[] = []
  for (const { text, values } of statements.filter((one) => /^\s*(select|with)\b/i.test(one.text))) {
    await explainer.query(
      `begin; set local role takt_app; set local app.company_id = '${COMPANY}'; set local app.machines = ''`,
    )
    const { rows } = await explainer.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    )
    await explainer.query('rollback')
    plans.push(...(rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan))
  }
  return plans
}

/** Sequential scans of what is big, and scans by an index that end up reading all of it. */
function wholeReads(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(wholeReads)
  const table = node['Relation Name'] ?? ''
  const size = sizes.get(table) ?? 0
  if (!BIG.test(table) || size < SMALL) return below
  const loops = node['Actual Loops'] ?? 0
  const read = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * loops
  const whole = (node['Node Type'] === 'Seq Scan' && loops > 0) || read > size
  return whole ? [...below, `${node['Node Type']} of ${table}: ${Math.round(read)} of ${size} rows`] : below
}

const of: Belongings = {
  machine_id: 'M101',
  card_no: '0071002',
  employee: '0101',
  stop_code: '102',
  dashboard: 'factory-overview',
}
/** Asked like this they read no table of the company: they know by themselves, or refuse. */
const askNothing: readonly string[] = [
  'check_setting_exists',
  'get_default_columns',
  'get_jobs',
  'get_keyboard_specials',
  'get_mail_state',
  'get_my_sessions',
  'get_passkeys',
  'get_permissions',
  'get_query_result',
  'get_quick_reports',
  'get_second_factor',
  'get_setting_value',
  'open_devlog',
  'try_sign_in_provider',
]
const loads = procedures.filter(({ kind }) => kind === 'load').map(({ name }) => name)

test.each(loads)('T-PLANT-06 %s reads no big table from end to end', async (name) => {
  heard = []
  const answer = await post(`${server.url}/api/call`, { name, payload: samples(of)[name] }, bearer)
  const statements = heard
  heard = null
  expect(answer.status).toBeLessThan(500)
  // Of statements that were not heard nothing would be found out.
  expect(statements.length > 0).toBe(!askNothing.includes(name))
  // Joined, so that a report names the table.
  expect((await explained(statements)).flatMap(wholeReads).join('\n')).toBe('')
})
