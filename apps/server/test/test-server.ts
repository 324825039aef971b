import { randomUUID } from 'node:crypto'
import type { ProcedureInput, ProcedureName } from '@takt/contract/procedures.ts'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { useDatabaseClock } from '../../../scripts/stages/test-clock.ts'
import type { ConnectionSettings } from '../src/ground/db/connections.ts'
import { createLog } from '../src/ground/log.ts'
import { type ServerSettings, serverSettings } from '../src/ground/server-settings.ts'
import { heavyLoadsHere } from '../src/heavy-loads-here.fixture.ts'
import { example } from '../src/seed/example.ts'
import { type RunningServer, startServer } from '../src/start-server.ts'
import { TEMPLATE } from './global-setup.ts'
import { TEST_SECRETS_KEY } from './test-secrets-key.ts'
import { withoutWords, writtenFields } from './trail-has-words.ts'

export interface Answer<Row = Record<string, unknown>> {
  readonly status: number
  readonly data: Row[]
  readonly message: string
  readonly code: number
  readonly body: Record<string, unknown>
}

/** A signed-in program: calls go over HTTP with its bearer token. */
export interface Caller {
  readonly bearer: string
  call<N extends ProcedureName>(name: N, payload: ProcedureInput<N>, request_id?: string): Promise<Answer>
  raw(body: unknown): Promise<Answer>
}

export interface TestServer {
  url: string
  database: ConnectionSettings
  server: RunningServer
  log: string[]
  clock: { now: number | null }
  signIn(username: string, company_key?: string): Promise<Caller>
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>
  ingest(signals: unknown[], options?: { connector?: string; key?: string }): Promise<Answer>
}

interface TestServerOptions {
  /** Makes heavy loads on a thread of their own, as the product does, for tests that are about it. */
  readonly heavyThread?: boolean
}

/** A server of its own on a copy of the seeded database, for one test file. */
export function testServer(settings: Partial<ServerSettings> = {}, options: TestServerOptions = {}): TestServer {
  const test = { log: [] as string[], clock: { now: null as number | null } } as TestServer
  let admin: pg.Client
  let direct: pg.Client
  const database = `test_${randomUUID().replaceAll('-', '')}`

  beforeAll(async () => {
    const connection = inject('postgres')
    admin = new pg.Client({ ...connection, database: 'postgres' })
    await admin.connect()
    await admin.query(`create database ${database} template ${TEMPLATE} strategy file_copy`)
    test.database = { ...connection, database }
    direct = new pg.Client(test.database)
    await direct.connect()
    await direct.query(useDatabaseClock)
    test.server = await startServer({
      database: test.database,
      ...(options.heavyThread ? {} : { heavyLoads: await heavyLoadsHere(test.database) }),
      settings: serverSettings(
        {},
        {
          port: 0,
          callRate: { perSecond: 1000, burst: 5000 },
          signInRate: { perSecond: 1000, burst: 5000 },
          // On a busy machine the database answers late, and is there.
          databaseAnswersMs: 30_000,
          plantNetworks: '10.0.0.0/8, 127.0.0.0/8, ::1',
          secretsKey: TEST_SECRETS_KEY,
          ...settings,
        },
      ),
      log: createLog((line) => test.log.push(line), settings.logLevel),
      now: () => test.clock.now ?? Date.now(),
    })
    test.url = test.server.url
  })
  afterAll(async () => {
    const wordless = test.server ? withoutWords((await direct.query(writtenFields)).rows) : []
    await test.server?.stop()
    await direct?.end()
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
    // T-PLANT-580: whatever a test has done, whoever reads of it reads words.
    if (wordless.length > 0) throw new Error(`no words in domain/setup/trail-fields for: ${wordless.join(', ')}`)
  })

  test.signIn = async (username, company_key = example.company_key) => {
    const response = await fetch(`${test.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ company_key, username, password: example.password }),
    })
    const body = (await response.json()) as { data: { bearer: string }[] }
    const bearer = body.data?.[0]?.bearer
    if (!bearer) throw new Error(`sign-in of ${username} failed: ${JSON.stringify(body)}`)
    const raw = (request: unknown) => post(`${test.url}/api/call`, request, bearer)
    return { bearer, raw, call: (name, payload, request_id) => raw({ name, payload, request_id }) }
  }
  test.sql = async <Row>(text: string, values: unknown[] = []) => (await direct.query(text, values)).rows as Row[]
  test.ingest = (signals, options = {}) =>
    post(
      `${test.url}/api/ingest`,
      { connector: options.connector ?? 'test', signals },
      options.key ?? example.ingestKey,
    )
  return test
}

/** The description of the API, as whoever is signed in reads it. */
export async function description(server: TestServer): Promise<string> {
  const { bearer } = await server.signIn('operator')
  const response = await fetch(`${server.url}/api/openapi.json`, { headers: { authorization: `Bearer ${bearer}` } })
  return await response.text()
}

export async function post(url: string, body: unknown, bearer?: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return await answerOf(response)
}

export async function answerOf(response: Response): Promise<Answer> {
  const body = (await response.json()) as Record<string, unknown>
  const status = (body.call_status as { call_code: number; call_message: string }[] | undefined)?.[0]
  return {
    status: response.status,
    data: (body.data as Record<string, unknown>[] | undefined) ?? [],
    message: status?.call_message ?? '',
    code: status?.call_code ?? 0,
    body,
  }
}
