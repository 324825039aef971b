import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { readQueryChoice } from '@takt/domain/dashboards/query-choice.ts'
import { compileQuery } from '@takt/domain/dashboards/query-compile.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { loginAs } from '../ground/db/connections.ts'
import { queryConnection } from './queries/query-connection.ts'
import { usualLimits } from './queries/query-limits.ts'

const server = testServer()
const own = 'company_id = <%company_id%>'
const allMachines = `select machine_id from machine where ${own} order by machine_id`
let admin: Caller
let operator: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

let made = 0
async function saved(sql_query: string, more: object = {}): Promise<number> {
  made += 1
  const about = { record_no: 0, sql_query_id: `query ${made}`, version: 0 }
  const answer = await admin.call('save_query', { ...about, sql_query, ...more })
  expect(answer.status, answer.message).toBe(200)
  return Number(answer.data[0]?.record_no)
}

test('D-ENTITY-79 D-CALL-09 D-CALL-10 D-CALL-11-X a query is saved, listed with what it asks, and run with values', async () => {
  const text = `select zone, count(*) as machines, date '2026-01-31' as day, true as yes, now() as at, null as none
    from machine where ${own} and zone = <%zone%> and machine_id in (<%machinelist%>) group by zone`
  const record_no = await saved(text, { prompts: { zone: 'Which zone?' }, note: 'for the test' })
  const listed = (await operator.call('get_query_list', {})).data.find((row) => row.record_no === record_no)
  expect(listed).toEqual({
    record_no,
    sql_query_id: `query ${made}`,
    note: 'for the test',
    parameters: ['zone', 'machinelist'],
    prompts: { zone: 'Which zone?' },
    version: 1,
  })
  const [machine] = await server.sql<{ machine_id: string; zone: string }>(
    `select machine_id, zone from machine where company_id = 1000 and active order by machine_id limit 1`,
  )
  const parameters = { zone: machine?.zone ?? '', machinelist: `${machine?.machine_id};NOWHERE` }
  const { data } = await operator.call('get_query_data', { record_no, parameters })
  expect(data).toMatchObject([{ zone: machine?.zone, machines: 1, day: '2026-01-31', yes: true, none: null }])
  const [plus] = (await operator.call('get_query_data', { record_no, parameters, record_plus: true })).data
  expect(plus?.columns).toEqual([
    { name: 'zone', type: 'text' },
    { name: 'machines', type: 'number' },
    { name: 'day', type: 'date' },
    { name: 'yes', type: 'boolean' },
    { name: 'at', type: 'time' },
    { name: 'none', type: 'text' },
  ])
  const missing = await operator.call('get_query_data', { record_no, parameters: { zone: 'x' } })
  expect([missing.status, missing.message]).toEqual([422, 'The query needs a value for “machinelist”.'])
  const injected = await operator.call('get_query_data', {
    record_no,
    parameters: { zone: `x' or '1'='1`, machinelist: '{}' },
  })
  expect(injected.data).toEqual([])
})

test('D-ENTITY-83-B T-PLANT-341 today is a day of the plant, also as a date, and is not asked for', async () => {
  server.clock.now = Date.parse('2026-07-01T22:30:00.000Z')
  const record_no = await saved(
    `select <%today_start%>::timestamptz as a, <%today_end%>::timestamptz as b, <%today_start%>::timestamptz::date as day from company_check where ${own}`.replace(
      'company_check',
      '(select <%company_id%>::int as company_id) as c',
    ),
  )
  const { data } = await operator.call('get_query_data', { record_no })
  server.clock.now = null
  expect(data).toEqual([{ a: '2026-07-01T22:00:00.000Z', b: '2026-07-02T22:00:00.000Z', day: '2026-07-02' }])
})

test('D-ENTITY-83-B D-WIDGET-53-X D-WIDGET-54-B only editors read and write the text; each edit is logged; two at once are told', async () => {
  const record_no = await saved(allMachines)
  const mine = (await admin.call('get_query_list', {})).data.find((row) => row.record_no === record_no)
  expect(mine?.sql_query).toBe(allMachines)
  const change = { record_no, sql_query_id: 'changed', sql_query: `${allMachines} limit 1`, version: 1 }
  expect((await operator.call('save_query', change)).status).toBe(403)
  expect((await operator.call('get_query_result', { sql_query: allMachines })).status).toBe(403)
  const [one, two] = await Promise.all([admin.call('save_query', change), admin.call('save_query', change)])
  expect([one.status, two.status].sort()).toEqual([200, 409])
  expect((await admin.call('get_query_result', { sql_query: change.sql_query })).data).toMatchObject([
    { columns: [{ name: 'machine_id', type: 'text' }], rows: [{ machine_id: expect.any(String) }] },
  ])
  const audit = await server.sql<{ username: string }>(
    `select username from audit where what = 'query.saved' and key = $1`,
    [String(record_no)],
  )
  expect(audit).toEqual([{ username: 'admin' }, { username: 'admin' }])
  const builder = await server.signIn('supervisor')
  expect((await builder.call('save_query', change)).status).toBe(403)
  expect((await admin.call('save_query', { ...change, type: 'erp', version: 2 })).message).toMatch(/no connection/)
})

test('D-PERM-05-X a restricted user’s queries see their own machines only, and another company’s queries are not there', async () => {
  const record_no = await saved(allMachines)
  const restricted = await server.signIn('restricted')
  const { data } = await restricted.call('get_query_data', { record_no })
  expect(data).toEqual([{ machine_id: 'P201' }, { machine_id: 'P202' }])
  const stranger = await server.signIn('admin', 'second')
  expect((await stranger.call('get_query_data', { record_no })).status).toBe(404)
})

test('D-ENTITY-83-B a query that a dashboard shows is not deleted', async () => {
  const record_no = await saved(allMachines)
  const widget = { id: 'w', component: 'sql-graph', pos: { x: 0, y: 0, w: 1, h: 1 } }
  const config = Dashboard.parse({
    slug: 'uses-query',
    title: 'Uses it',
    widgets: [{ ...widget, config: { query: { sqlSource: String(record_no) } } }],
  })
  await admin.call('save_config', { system_function: 'dashboards', template: 'uses-query', config, version: 0 })
  expect((await admin.call('delete_query', { record_no })).message).toMatch(/Uses it/)
  await admin.call('delete_config', { system_function: 'dashboards', template: 'uses-query' })
  expect((await admin.call('delete_query', { record_no })).status).toBe(200)
})

test('the queries of the example’s dashboard can be run', async () => {
  const [found] = (await operator.call('get_config', { system_function: 'dashboards', template: 'moulding-figures' }))
    .data
  const { widgets } = Dashboard.parse(found?.config)
  const choices = widgets.flatMap(({ config }) => (config.query ? [readQueryChoice(config.query)] : []))
  expect(choices).toHaveLength(2)
  for (const { sqlSource, parameters } of choices) {
    const answer = await operator.call('get_query_data', { record_no: Number(sqlSource), parameters })
    expect(answer.status, answer.message).toBe(200)
  }
})

test('D-PERM-05-X who sees one dashboard only runs the queries that are shown there and no others', async () => {
  const other = await saved(allMachines)
  await server.sql(
    `update app_user set isolated_dashboard = 'moulding-figures' where company_id = 1000 and username = 'wall'`,
  )
  const wall = await server.signIn('wall')
  const parameters = { machinelist: 'M101' }
  expect((await wall.call('get_query_data', { record_no: 1, parameters })).status).toBe(200)
  expect((await wall.call('get_query_data', { record_no: other })).status).toBe(404)
})

describe('D-ENTITY-83-B D-WIDGET-54-B attacks', () => {
  test.each([
    [`${allMachines}; drop table machine`],
    [`set role takt_app`],
    [`select pg_sleep(30) from machine where ${own}`],
    [`select pg_read_file('/etc/passwd') from machine where ${own}`],
    [`copy machine to '/tmp/machines'`],
    [`select 1 from machine where ${own} /* */ ; -- */ delete from machine`],
    [`select $$x$$ from machine where ${own}`],
    [`with gone as (delete from machine where ${own} returning *) select * from gone`],
    [`select set_config('app.company_id', '1001', false) from machine where ${own}`],
    [`select machine_id from machine where 1 = 1`],
  ])('%s is refused', async (sql_query) => {
    const answer = await admin.call('get_query_result', { sql_query })
    expect(answer.status).toBe(409)
    expect((await admin.call('save_query', { record_no: 0, sql_query_id: 'evil', sql_query, version: 0 })).status).toBe(
      409,
    )
  })

  test('the tables that are not opened cannot be read, nor can rows of another company, however they are asked for', async () => {
    for (const table of [
      'app_user',
      'session',
      'audit',
      'config',
      'query',
      'query_scope',
      'action_header',
      'company',
      'employee',
    ]) {
      const answer = await admin.call('get_query_result', { sql_query: `select * from ${table} where ${own}` })
      expect(answer.message, table).toMatch(/permission denied/)
    }
    const others = await admin.call('get_query_result', {
      sql_query: `select distinct company_id from machine where ${own} or company_id <> <%company_id%>`,
    })
    expect(others.data[0]?.rows).toEqual([{ company_id: 1000 }])
  })
})

/** What would happen if a word slipped through the list: the database itself has to hold. */
describe('D-ENTITY-83-B T-SAFE-07 the role of queries holds by itself', () => {
  const bare = async (text: string, machines: string[] = [], seconds = usualLimits.seconds) => {
    const connection = queryConnection()
    try {
      return await connection.run({
        settings: loginAs('query', server.database),
        scope: { company_id: 1000, machine_restrictions: machines, time_zone: 'UTC' },
        text,
        values: [],
        limits: { ...usualLimits, seconds },
      })
    } finally {
      await connection.close()
    }
  }

  test.each([
    ['another company by its setting', `select set_config('app.company_id', '1001', true), company_id from machine`],
    [
      'another company after its setting',
      `with s as materialized (select set_config('app.company_id', '1001', false)) select company_id from machine, s`,
    ],
    ['all machines by their setting', `select set_config('app.machines', '', true), company_id from machine`],
  ])('%s is not seen', async (_, text) => {
    const result = await bare(text)
    const rows = 'rows' in result ? result.rows : []
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ company_id }) => company_id))).toEqual(new Set([1000]))
  })

  test('another company’s rows are in no other text', async () => {
    const text = `select query_to_xml('select distinct company_id from machine', true, false, '')::text as companies`
    const result = await bare(text)
    expect('rows' in result && String(result.rows[0]?.companies).match(/company_id>\d+/g)).toEqual(['company_id>1000'])
  })

  test.each([
    ['writing', `with w as (insert into query_scope (machines) values ('') returning 1) select * from w`],
    ['writing through a function', `select lo_create(0)`],
    ['reading a file', `select pg_read_file('/etc/passwd')`],
    ['a second statement', `select 1) as q; drop table machine; select * from (select 1`],
    ['password hashes', `select password_hash from app_user`],
    ['taking another role', `select set_config('role', 'takt_app', true), (select count(*) from session)`],
    ['taking the owner’s role', `select set_config('role', 'takt', true), (select count(*) from session)`],
    ['leaving its role', `select set_config('role', 'none', true), (select count(*) from session)`],
    ['being somebody else', `select set_config('session_authorization', 'takt', true)`],
    [
      'another text as the owner',
      `with s as materialized (select set_config('role', 'takt', true))
       select query_to_xml('select password_hash from app_user', true, false, '') from s`,
    ],
    ['another text as itself', `select query_to_xml('select password_hash from app_user', true, false, '')`],
    ['a folder of the server', `select pg_ls_dir('/')`],
    ['entering again', `select takt_enter_query(1001, '')`],
    [
      'entering again before it reads',
      `with s as materialized (select takt_enter_query(1001, '')) select company_id from machine, s`,
    ],
    ['writing again', `select set_config('transaction_read_only', 'off', true)`],
  ])('%s fails', async (_, text) =>
    expect(await bare(text)).toMatchObject({ refusal: expect.stringMatching(/^query-failed/) }),
  )

  test('T-PLANT-543 what is too much is said in words, and what is wrong with its line and place', async () => {
    const sorted = `select n, repeat('x', 200) as t from generate_series(1, 3000000) as n order by t, n`
    expect(await bare(sorted, [], 60)).toEqual({ refusal: 'query-vast', values: {} })
    const at = (line: number, near: string) => ({ refusal: 'query-failed-at', values: { line, near } })
    expect(await bare('select machine_id\nform machine\nwhere x')).toMatchObject(at(2, 'machine'))
    expect(await bare('select machine_id,\n  no_such\nfrom machine')).toMatchObject(at(2, 'no_such'))
  })

  test('it ends after ten seconds, and takes ten thousand rows at most', async () => {
    const many = await bare('select n from generate_series(1, 20000) as n')
    expect('rows' in many && many.rows.length).toBe(10_000)
    expect(await bare(`select current_setting('statement_timeout') as most`)).toMatchObject({ rows: [{ most: '10s' }] })
    expect(await bare('select pg_sleep(15)', [], 1)).toEqual({ refusal: 'query-slow', values: { seconds: 1 } })
  })

  test('a restricted person’s machines are not widened', async () => {
    const result = await bare(`select set_config('app.machines', '', true), machine_id from machine`, ['M101'])
    expect('rows' in result && result.rows.map(({ machine_id }) => machine_id)).toEqual(['M101'])
    expect(compileQuery('select 1')).toHaveProperty('fault')
  })
})
