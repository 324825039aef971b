import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { doubledAndKept, doubledAndNested, hostileQueries } from './hostile-queries.fixture.ts'
import { queryRunner } from './queries/run-query.ts'

const server = testServer()
const hasty = testServer({ querySeconds: 0.05 })
let admin: Caller
let operator: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

let made = 0
async function saved(sql_query: string): Promise<number> {
  made += 1
  const answer = await admin.call('save_query', { record_no: 0, sql_query_id: `bomb ${made}`, sql_query, version: 0 })
  return Number(answer.data[0]?.record_no)
}

/** Asks for the machines again and again until the other work has ended. */
async function whileWorking<T>(caller: Caller, work: Promise<T>): Promise<T> {
  let under_way = true
  const ended = work.finally(() => {
    under_way = false
  })
  while (under_way) expect((await caller.call('get_machines', {})).status).toBe(200)
  return await ended
}

const harmless = 'select count(*) as machines from machine where company_id = <%company_id%>'
async function expectAlive(): Promise<void> {
  const [row] = (await admin.call('get_query_result', { sql_query: harmless })).data
  expect(row?.rows).toEqual([{ machines: expect.any(Number) }])
}

describe('T-SAFE-01 T-SAFE-02 a query that doubles a text twenty times is refused, and everybody works on', () => {
  const [kept, nested] = [doubledAndKept(20), doubledAndNested(20)]

  test('tried by an administrator', async () => {
    const large = await whileWorking(operator, admin.call('get_query_result', { sql_query: kept }))
    expect([large.status, large.message]).toEqual([
      409,
      expect.stringMatching(/more data than one query may|out of memory|longer than|larger than/),
    ])
    const heavy = await whileWorking(operator, admin.call('get_query_result', { sql_query: nested }))
    expect([heavy.status, heavy.message]).toEqual([409, expect.stringMatching(/unfolds too far/)])
    await expectAlive()
  })

  test('shown to an operator', async () => {
    const [large, heavy] = [await saved(kept), await saved(nested)]
    expect((await whileWorking(admin, operator.call('get_query_data', { record_no: large }))).status).toBe(409)
    expect((await operator.call('get_query_data', { record_no: heavy })).message).toMatch(/unfolds too far/)
    await expectAlive()
  })
})

describe('T-SAFE-01 T-SAFE-03 a process that runs a query', () => {
  const scope = { company_id: 1000, machine_restrictions: [], time_zone: 'UTC' }
  const one = { columns: [{ name: 'one', type: 'number' }], rows: [{ one: 1 }] }

  async function answers(limits: Parameters<typeof queryRunner>[1], ...texts: string[]) {
    // Ended by the limit that is meant, not by the time that a busy machine takes until then.
    const runner = queryRunner(server.database, { seconds: 600, ...limits })
    try {
      const all = []
      for (const text of texts) all.push(await runner.run(scope, { text }, []))
      return all
    } finally {
      await runner.close()
    }
  }

  test('that takes too much memory ends alone, and the next query gets another', async () => {
    const limits = { heapMegabytes: 32, answerBytes: 1e9, valueSigns: 1e9 }
    const huge = `select n, repeat('b', 10000) as t from generate_series(1, 10000) as n`
    expect(await answers(limits, huge, 'select 1 as one')).toEqual([{ refusal: 'query-ended', values: {} }, one])
  })

  test('reads no more than its limits: of an answer, of one value', async () => {
    const limits = { answerBytes: 200_000, valueSigns: 1_000 }
    expect(
      await answers(
        limits,
        `select n from generate_series(1, 10000) as n, generate_series(1, 3) as m`,
        `select n, '${'b'.repeat(90)}' as t from generate_series(1, 10000) as n`,
        `select repeat('a', 1001) as t`,
        `select 1 as one`,
      ),
    ).toEqual([
      { columns: [{ name: 'n', type: 'number' }], rows: expect.any(Array) },
      { refusal: 'query-large', values: { most: 1 } },
      { refusal: 'query-large', values: { most: 1 } },
      one,
    ])
  })

  test('is ended from outside when it does not answer, and PostgreSQL stops working for it', async () => {
    const limits = { seconds: 60, graceMs: -59_000 }
    const slow = `select pg_sleep(50) as t, 'nobody waits' as mark`
    expect(await answers(limits, slow, 'select 1 as one')).toEqual([
      { refusal: 'query-slow', values: { seconds: 60 } },
      one,
    ])
    const working = () =>
      server.sql(`select pid from pg_stat_activity where query like '%nobody waits%' and usename = 'takt_query'`)
    await expect.poll(working).toEqual([])
  })
})

test('T-SAFE-04 while a query runs, its call holds no connection that others wait for', async () => {
  const endless =
    'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b where <%company_id%> > 0'
  const asked = admin.call('get_query_result', { sql_query: endless })
  const working = () =>
    server.sql(`select count(*) filter (where usename = 'takt_query' and state = 'active')::int as queries,
      count(*) filter (where usename = 'takt_app' and state like 'idle in transaction%')::int as held
      from pg_stat_activity where datname = current_database()`)
  await expect.poll(working).toEqual([{ queries: 1, held: 0 }])
  await server.sql(`select pg_cancel_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = 'takt_query' and state = 'active'`)
  expect((await asked).message).toMatch(/took longer/)
})

const PORTION = 100
const hostile = hostileQueries(1_000, 20_261_118)
const portions = Array.from({ length: hostile.length / PORTION }, (_, at) => at * PORTION)

test.each(portions)(
  'T-SAFE-05 of 1,000 hostile queries those from %i on are answered or refused, and another person works meanwhile',
  async (first) => {
    const texts = hostile.slice(first, first + PORTION)
    const [writer, other] = [await hasty.signIn('admin'), await hasty.signIn('operator', 'second')]
    const [before] = await hasty.sql('select pg_backend_pid() as pid, pg_postmaster_start_time() as since')
    const outcomes = new Map<number, number>()
    const surprises: string[] = []
    async function sendAll(from: number): Promise<void> {
      for (let at = from; at < texts.length; at += 2) {
        const sql_query = texts[at] as string
        const sent = writer.call('get_query_result', { sql_query })
        if (at % 10 === 0) expect((await other.call('get_machines', {})).status).toBe(200)
        const { status, message } = await sent
        outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
        // 422: longer than a query may be, or with a sign that nothing may have.
        if (![200, 409, 422].includes(status)) surprises.push(`${status} ${message}: ${sql_query.slice(0, 200)}`)
      }
    }
    await Promise.all([sendAll(0), sendAll(1)])
    expect(surprises).toEqual([])
    expect([...outcomes.values()].reduce((all, one) => all + one)).toBe(PORTION)
    expect(outcomes.get(409)).toBeGreaterThan(PORTION / 3)
    // The same backend of the same PostgreSQL: it was never restarted.
    expect(await hasty.sql('select pg_backend_pid() as pid, pg_postmaster_start_time() as since')).toEqual([before])
  },
)
