import { randomUUID } from 'node:crypto'
import { Dashboard, sourceKinds } from '@takt/domain/dashboards/dashboard.ts'
import { fieldsOf } from '@takt/domain/dashboards/source-fields.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aDashboardVersion } from './dashboards.fixture.ts'
import { dataSources } from './sources/data-sources.ts'

const server = testServer()
let admin: Caller
let operator: Caller
beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

const widget = (id: string, config = {}) => ({ id, component: 'gauge', pos: { x: 0, y: 0, w: 6, h: 4 }, config })
const dashboard = (slug: string, more = {}) => Dashboard.parse({ slug, title: slug, ...more })
const save = (caller: Caller, config: Dashboard, version: number) =>
  caller.call('save_config', { system_function: 'dashboards', template: config.slug, config, version }, randomUUID())
const load = (caller: Caller, template: string) =>
  caller.call('get_config', { system_function: 'dashboards', template })

test('T-ENTITY-25 D-ENTITY-01 D-ENTITY-02 D-ENTITY-03-C D-ENTITY-08 a dashboard comes back as it was saved, unknown widget options included', async () => {
  const config = dashboard('round-trip', {
    parameters: [{ parameter: 'machine' }],
    dataSources: [{ slug: 'machines', name: 'Machines', source: 'machines', parameters: { machine_ids: 'M101;M102' } }],
    widgets: [widget('a', { limit1Val: 3, fromTheFuture: { deep: [1] } })],
  })
  expect((await save(admin, config, 0)).data).toEqual([{ version: 1 }])
  const [stored] = (await load(operator, 'round-trip')).data
  expect(stored).toEqual({ version: 1, config })
  expect(config.dataSources[0]).toMatchObject({ interval: 60, multimachine: true, events: [] })
})

test('D-SCREEN-06-X a save over a newer version is refused and overwrites nothing', async () => {
  await save(admin, dashboard('conflict'), 0)
  await save(admin, dashboard('conflict', { snippetTag: 'mine' }), 1)
  const late = await save(admin, dashboard('conflict', { snippetTag: 'late' }), 1)
  expect(late).toMatchObject({ status: 409, code: 2, message: expect.stringContaining('version 2') })
  expect((await load(admin, 'conflict')).data[0]).toMatchObject({ version: 2, config: { snippetTag: 'mine' } })
})

test.each([
  [
    'the same widget id twice',
    () => dashboard('bad', { widgets: [widget('a'), widget('a')] }),
    409,
    'Two widgets have the id a.',
  ],
  [
    'more than 1 MB',
    () => dashboard('bad', { widgets: [widget('a', { text: 'x'.repeat(1_050_000) })] }),
    409,
    'larger than 1 MB',
  ],
])('D-ENTITY-09-X a dashboard with %s is refused', async (_what, config, status, message) => {
  const answer = await save(admin, config(), 0)
  expect(answer.status).toBe(status)
  expect(answer.message).toContain(message)
})

test.each([
  ['a style that does not exist', widget('a', { style: 'loud' }), 'style'],
  [
    'an address that leaves the web',
    { ...widget('a', { address: 'javascript:alert(1)' }), component: 'iframe' },
    'address',
  ],
  ['a kind that nobody knows', { ...widget('a'), component: 'hologram' }, 'component'],
])(
  'D-CONFIG-05-X D-VALID-18-X a widget with %s is not saved, and its id and option are named',
  async (_, given, option) => {
    const config = dashboard('bad', { widgets: [widget('first'), given] })
    const answer = await admin.raw({
      name: 'save_config',
      payload: { system_function: 'dashboards', template: 'bad', config, version: 0 },
    })
    expect(answer.body.error).toMatchObject({ status: 422, field: `config.widgets.a.${option}` })
    expect(JSON.stringify(answer.body.call_status)).toMatch(new RegExp(`${option} of the widget a `))
    expect((await load(admin, 'bad')).status).toBe(404)
  },
)

test('D-ENTITY-09-X a position that is no number answers 422 with the field', async () => {
  const config = { ...dashboard('bad'), widgets: [{ ...widget('a'), pos: { x: 'left', y: 0, w: 1, h: 1 } }] }
  const answer = await admin.raw({
    name: 'save_config',
    payload: { system_function: 'dashboards', template: 'bad', config, version: 0 },
  })
  expect(answer.body.error).toMatchObject({ status: 422, field: 'config.widgets.0.pos.x' })
})

test('W-PERM-28-C T-PERM-08 D-PERM-03-X view, change and add are three rights', async () => {
  const supervisor = await server.signIn('supervisor')
  const [{ version }] = (await load(supervisor, 'moulding')).data as [{ version: number }]
  expect((await save(operator, dashboard('moulding'), version)).status).toBe(403)
  expect((await save(supervisor, dashboard('brand-new'), 0)).status).toBe(403)
  expect((await supervisor.call('delete_config', { system_function: 'dashboards', template: 'moulding' })).status).toBe(
    403,
  )
  await save(admin, dashboard('rights'), 0)
  expect((await save(supervisor, dashboard('rights', { snippetTag: 'changed' }), 1)).data).toEqual([{ version: 2 }])
  const rights = (granted: string, removed: string) =>
    server.sql(`update app_user set granted = $1, removed = $2 where company_id = 1000 and username = 'supervisor'`, [
      granted,
      removed,
    ])
  await rights('{add-dashboard-templates}', '{}')
  expect((await save(supervisor, dashboard('brand-new'), 0)).data).toEqual([{ version: 1 }])
  // Whoever sees them only, changes none.
  await rights('{}', '{change-dashboard-templates}')
  expect((await load(supervisor, 'rights')).status).toBe(200)
  expect((await save(supervisor, dashboard('rights', { snippetTag: 'no' }), 2)).status).toBe(403)
  await rights('{}', '{}')
  expect((await load(admin, 'rights')).data[0]).toMatchObject({ version: 2, config: { snippetTag: 'changed' } })
})

test('D-SCREEN-13-X D-ROUTE-08-X T-VALID-15 T-VALID-17-X a dashboard the user may not see answers like an unknown one', async () => {
  await save(admin, dashboard('bosses-only', { userlevel: 7 }), 0)
  expect((await load(operator, 'bosses-only')).status).toBe(404)
  expect((await load(operator, 'never-was')).status).toBe(404)
  const { data } = await operator.call('get_configs', { system_function: 'dashboards' })
  expect(data.map(({ slug }) => slug)).not.toContain('bosses-only')
})

test('an isolated wall display gets its one dashboard and no other', async () => {
  const wall = await server.signIn('wall')
  const { data } = await wall.call('get_configs', { system_function: 'dashboards' })
  expect(data).toHaveLength(1)
  const other = data[0]?.slug === 'moulding' ? 'factory-overview' : 'moulding'
  expect((await load(wall, other)).status).toBe(404)
})

test('D-ENTITY-04-X D-PERM-05-X a data source answers flat rows of its machines, restricted to the user’s own', async () => {
  const config = dashboard('sources', {
    parameters: [{ parameter: 'machine' }],
    dataSources: [
      { slug: 'two', name: 'Two', source: 'machines', parameters: { machine_ids: 'M101;M102' } },
      { slug: 'asked', name: 'Asked', source: 'machines', parameters: { machine_ids: '[machine]' } },
      { slug: 'orders', name: 'Orders', source: 'running_orders' },
    ],
  })
  await save(admin, config, 0)
  const rows = (caller: Caller, slug: string, parameters = {}) =>
    caller.call('get_dashboard_data', { template: 'sources', slug, parameters })
  expect((await rows(operator, 'two')).data.map(({ machine_id }) => machine_id)).toEqual(['M101', 'M102'])
  expect((await rows(operator, 'asked', { machine: 'M103' })).data).toMatchObject([{ machine_id: 'M103' }])
  expect((await rows(operator, 'orders')).data[0]).toMatchObject({
    machine_id: expect.any(String),
    card_no: expect.any(String),
  })
  expect((await rows(operator, 'nothing')).status).toBe(409)
  const restricted = await server.signIn('restricted')
  const own = (await restricted.call('get_machines', {})).data.map(({ machine_id }) => machine_id)
  for (const row of (await rows(restricted, 'orders')).data) expect(own).toContain(row.machine_id)
})

test('T-LOOK-124 a source of figures has those of today and of the shift of each of its machines, and of no other', async () => {
  const config = dashboard('figures', {
    dataSources: [
      { slug: 'two', name: 'Two', source: 'figures', parameters: { machine_ids: 'M101;C301' } },
      { slug: 'all', name: 'All', source: 'figures' },
    ],
  })
  await save(admin, config, 0)
  const rows = (caller: Caller, slug: string) => caller.call('get_dashboard_data', { template: 'figures', slug })
  const { data } = await rows(operator, 'two')
  expect(data.map(({ machine_id }) => machine_id)).toEqual(['C301', 'M101'])
  for (const [period, span] of [
    ['today', 'today'],
    ['shift', 'shift'],
  ] as const) {
    const [of] = (await operator.call('get_machine_figures', { period, machine_id: 'M101' })).data
    expect(data[1]).toMatchObject({
      machine_description: expect.stringMatching(/./),
      ...{
        [`${span}_good_qty`]: of?.good_qty,
        [`${span}_scrap_qty`]: of?.scrap_qty,
        [`${span}_quality`]: of?.k_percent,
      },
    })
  }
  expect(Object.keys(data[0] ?? {}).sort()).toEqual([...fieldsOf('figures')].sort())
  const restricted = await server.signIn('restricted')
  const own = (await restricted.call('get_machines', {})).data.map(({ machine_id }) => machine_id)
  expect((await rows(restricted, 'all')).data.map(({ machine_id }) => machine_id).sort()).toEqual(own.sort())
})

test('D-ENTITY-04-X the builder offers every kind of source that the server answers, and no other', () => {
  expect(dataSources.map(({ kind }) => kind).sort()).toEqual([...sourceKinds].sort())
})

test('D-CONFIG-94-X a source that is not saved yet answers its rows to who may open the builder, and to nobody else', async () => {
  const preview = (caller: Caller, source: string, machine_ids = '', parameters = {}) =>
    caller.call('preview_data_source', { source, machine_ids, parameters })
  expect(
    (await preview(admin, 'machines', 'M101;[other]', { other: 'M103' })).data.map((row) => row.machine_id),
  ).toEqual(['M101', 'M103'])
  expect((await preview(admin, 'running_orders', 'M101')).data[0]).toMatchObject({ machine_id: 'M101' })
  expect((await preview(admin, 'hologram')).status).toBe(409)
  expect((await preview(operator, 'machines')).status).toBe(403)
})

test('D-BUILD-14 a source of a place is of the machines that stand there now, and of none where none do', async () => {
  const source = (location: string) => ({
    slug: 'there',
    name: 'There',
    source: 'machines',
    parameters: { machine_ids: '', locationtype: 'department', location },
  })
  await save(
    admin,
    dashboard('of-a-place', { dataSources: [source('20'), { ...source('nowhere'), slug: 'nowhere' }] }),
    0,
  )
  const ids = async (slug: string) =>
    (await admin.call('get_dashboard_data', { template: 'of-a-place', slug })).data.map((row) => row.machine_id)
  const of = (machine_id: string) =>
    server.sql<{ department: string }>(
      `select department from machine where company_id = 1000 and machine_id = '${machine_id}'`,
    )
  const [before] = await of('M101')
  await server.sql("update machine set department = '20' where company_id = 1000 and machine_id = 'M101'")
  const there = await ids('there')
  expect(there).toContain('M101')
  expect(await ids('nowhere')).toEqual([])
  const drafted = await admin.call('preview_data_source', {
    source: 'machines',
    locationtype: 'department',
    location: '20',
  })
  expect(drafted.data.map((row) => row.machine_id)).toEqual(there)
  await server.sql("update machine set department = '30' where company_id = 1000 and machine_id = 'M101'")
  expect(await ids('there')).toEqual(there.filter((id) => id !== 'M101'))
  await server.sql(
    `update machine set department = '${before?.department}' where company_id = 1000 and machine_id = 'M101'`,
  )
})

test('D-BUILD-16 every save keeps what was before, with who and when, for those who may open the builder', async () => {
  const supervisor = await server.signIn('supervisor')
  await save(admin, dashboard('kept', { title: 'First' }), 0)
  await save(supervisor, dashboard('kept', { title: 'Second', widgets: [widget('a')] }), 1)
  await save(admin, dashboard('kept', { title: 'Third' }), 2)
  const versions = (caller = admin) => caller.call('get_dashboard_versions', { template: 'kept' })
  const version = (number: number, caller = admin) =>
    caller.call('get_dashboard_version', { template: 'kept', version: number })
  expect((await versions()).data).toMatchObject([
    { version: 3, changed_by: 'admin', widgets: 0 },
    { version: 2, changed_by: 'supervisor', widgets: 1 },
    { version: 1, changed_by: 'admin', widgets: 0 },
  ])
  expect((await version(2)).data).toMatchObject([{ changed_by: 'supervisor', config: { title: 'Second' } }])
  expect((await version(3)).data).toMatchObject([{ config: { title: 'Third' } }])
  expect((await version(9)).status).toBe(404)
  expect([(await versions(operator)).status, (await version(1, operator)).status]).toEqual([403, 403])

  // A hundred are kept beside the newest; those before are nobody's way back.
  for (let version = -1; version > -101; version -= 1) await aDashboardVersion(server, { template: 'kept', version })
  await save(admin, dashboard('kept', { title: 'Fourth' }), 3)
  expect((await versions()).data).toHaveLength(101)

  await admin.call('delete_config', { system_function: 'dashboards', template: 'kept' })
  await save(admin, dashboard('kept', { title: 'Anew' }), 0)
  expect((await versions()).data).toMatchObject([{ version: 1, changed_by: 'admin' }])
})

test('D-BUILD-15 a dashboard from elsewhere is checked as by a save, and what nobody knows here is listed', async () => {
  const check = (config: Dashboard, caller = admin) => caller.call('check_dashboard', { config })
  const gauge = widget('a', { machineId: ['M101', 'X1'] })
  const place = { locationtype: 'zone', location: 'nowhere' }
  const config = dashboard('elsewhere', {
    dataSources: [{ slug: 's', name: 'S', source: 'machines', parameters: { machine_ids: '', ...place } }],
    widgets: [
      gauge,
      widget('b', { query: { sqlSource: '99', parameters: {} } }),
      { ...widget('c'), component: 'hologram' },
    ],
  })
  expect((await check(config)).data).toEqual([
    { what: 'place', name: 'zone:nowhere', widget_id: '' },
    { what: 'machine', name: 'X1', widget_id: 'a' },
    { what: 'query', name: '99', widget_id: 'b' },
    { what: 'component', name: 'hologram', widget_id: 'c' },
  ])
  const wrong = await check({ ...config, widgets: [{ ...widget('w', { style: 'url(x)' }) }] })
  expect(wrong).toMatchObject({ status: 422 })
  expect((await check({ ...config, title: '' })).status).toBe(422)
  expect((await check(config, operator)).status).toBe(403)
})

test('D-CONFIG-36 D-CONFIG-37-X D-PERM-03-X widget settings are saved, listed, overwritten and deleted by those who may', async () => {
  const list = () => admin.call('get_widget_configs', { compname: 'gauge' }).then(({ data }) => data)
  await admin.call('save_widget_config', { compname: 'gauge', name: 'big', config: { maxValue: 5 } })
  await admin.call('save_widget_config', { compname: 'gauge', name: 'big', config: { maxValue: 7 } })
  expect(await list()).toMatchObject([{ compname: 'gauge', name: 'big', config: { maxValue: 7 } }])
  expect((await operator.call('save_widget_config', { compname: 'gauge', name: 'x', config: {} })).status).toBe(403)
  await admin.call('delete_widget_config', { compname: 'gauge', name: 'big' })
  expect(await list()).toEqual([])
})

test('every change leaves an audit row with who, what, before and after', async () => {
  await save(admin, dashboard('audited'), 0)
  await save(admin, dashboard('audited', { snippetTag: 'b' }), 1)
  const rows = await server.sql<{ username: string; before: Dashboard | null; after: Dashboard }>(
    "select username, before, after from audit where company_id = 1000 and key = 'dashboards/audited' order by audit_id",
  )
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({ username: 'admin', before: { snippetTag: '' }, after: { snippetTag: 'b' } })
})
