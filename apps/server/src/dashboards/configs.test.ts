import { randomUUID } from 'node:crypto'
import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { type SystemFunction, systemFunctions } from '@takt/domain/machines/overview/system-functions.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
let admin: Caller
let operator: Caller
/** Before a test saved one of its own. */
let firstViews: Record<string, unknown>[]
beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
  firstViews = await list(operator, 'liveviews')
})

const view = (label: string, more: object = {}) => ({
  label,
  fields: ['reason'],
  order: 'time',
  size: 'large',
  ...more,
})
const save = (
  caller: Caller,
  [system_function, template]: [SystemFunction, string],
  config: object,
  { version = 0, scope = 'default' }: { version?: number; scope?: 'user' | 'default' } = {},
) => caller.call('save_config', { system_function, template, config: { ...config }, version, scope }, randomUUID())
const list = async (caller: Caller, system_function: SystemFunction) =>
  (await caller.call('get_configs', { system_function })).data
const labels = async (caller: Caller) => (await list(caller, 'liveviews')).map(({ label }) => label)

test('T-ENTITY-24 a live view carries key and label, an own overview record_no and overview_name', async () => {
  expect(firstViews).toMatchObject([
    { key: 'all-machines', label: 'All machines' },
    { key: 'what-needs-us', label: 'What needs us' },
  ])
  const given = { record_no: 0, overview_name: 'Scrap by tool', query_no: 1, version: 0 }
  const [made] = (await admin.call('save_own_overview', given)).data
  const listed = (await list(operator, 'own_overviews')).find(({ record_no }) => record_no === made?.record_no)
  expect(listed).toMatchObject({ record_no: expect.any(Number), overview_name: 'Scrap by tool' })
})

test.each(systemFunctions.filter((name) => name !== 'dashboards' && name !== 'own_overviews'))(
  'T-CALL-25-X D-ENTITY-07-X %s are listed with version, who changed them and when, without anybody’s own',
  async (system_function) => {
    const config = system_function === 'liveviews' ? view('Listed') : { value: 'for all' }
    await save(admin, [system_function, 'listed'], config)
    await save(admin, [system_function, 'only-mine'], config, { scope: 'user' })
    const found = (await list(admin, system_function)).find(({ slug }) => slug === 'listed')
    expect(found).toMatchObject({ version: 1, changed_by: 'admin', changed_at: expect.any(String), config })
    const mine = (await list(admin, system_function)).filter(({ slug }) => String(slug).startsWith('only-mine'))
    // A live view has no owner: it is everybody's, whatever was asked for.
    expect(mine).toHaveLength(system_function === 'liveviews' ? 1 : 0)
  },
)

test('D-ENTITY-06 templates of widgets, dashboards, live views and web overviews are addressed by function and name', async () => {
  const kinds = [
    ['widgets', { look: 1 }],
    ['dashboards', Dashboard.parse({ slug: 'same-name', title: 'Same name' })],
    ['liveviews', view('Same name')],
    ['web_overviews', { look: 2 }],
  ] as const
  for (const [kind, config] of kinds) expect((await save(admin, [kind, 'same-name'], config)).status).toBe(200)
  for (const [system_function, config] of kinds) {
    const { data } = await admin.call('get_config', { system_function, template: 'same-name' })
    expect(data[0]).toMatchObject({ version: 1, config })
  }
})

test('T-CALL-25-X W-CONFIG-08-X a stale version is refused with 409 and what is stored stays', async () => {
  await save(admin, ['liveviews', 'both'], view('First'))
  expect((await save(admin, ['liveviews', 'both'], view('Second'), { version: 1 })).data).toEqual([{ version: 2 }])
  const late = await save(admin, ['liveviews', 'both'], view('Too late'), { version: 1 })
  expect(late.status).toBe(409)
  expect(await labels(admin)).toContain('Second')
})

test('D-PERM-03-X a live view is saved and deleted with its right only, and is always everybody’s', async () => {
  for (const scope of ['user', 'default'] as const) {
    const answer = await save(operator, ['liveviews', 'sneaked'], view('Sneaked'), { scope })
    expect(answer).toMatchObject({ status: 403, message: expect.stringContaining('add-liveviews-templates') })
  }
  const place = { system_function: 'liveviews', template: 'all-machines' } as const
  expect((await operator.call('delete_config', place)).status).toBe(403)
  await save(admin, ['liveviews', 'for-all'], view('For all'), { scope: 'user' })
  expect(await labels(operator)).toContain('For all')
})

test.each([
  ['no label', { label: ' ' }, 'config.label'],
  ['a field that does not exist', { fields: ['colour'] }, 'config.fields.0'],
  ['a field twice', { fields: ['part', 'part'] }, 'config.fields'],
  ['a size that does not exist', { size: 'huge' }, 'config.size'],
])('T-CALL-25-X a live view with %s answers 422 with the field', async (_, wrong, field) => {
  const answer = await save(admin, ['liveviews', 'bad'], view('Bad', wrong))
  expect(answer.body.error).toMatchObject({ status: 422, field })
})

test.each([
  ['too short', 'a', 422],
  ['all', 'all', 422],
  ['not kebab case', 'Hall-B', 422],
  ['taken', 'name-taken', 409],
])('W-CONFIG-06-X the server takes no dashboard and no live view under a name that is %s', async (_, name, status) => {
  const board = { ...Dashboard.parse({ slug: 'name-taken', title: 'Hall' }), slug: name }
  await save(admin, ['dashboards', 'name-taken'], { ...board, slug: 'name-taken' })
  await save(admin, ['liveviews', 'name-taken'], view('Taken'))
  expect((await save(admin, ['dashboards', name], board)).status).toBe(status)
  expect((await save(admin, ['liveviews', name], view('New'))).status).toBe(status)
})

test('T-ROUTE-67-X who does not reach the level of a live view does not know it', async () => {
  await save(admin, ['liveviews', 'bosses'], view('Bosses', { userlevel: 7 }))
  expect(await labels(operator)).not.toContain('Bosses')
  expect(await labels(admin)).toContain('Bosses')
  const asked = { system_function: 'liveviews', template: 'bosses' } as const
  expect((await operator.call('get_config', asked)).data).toEqual([])
  expect((await admin.call('get_config', asked)).data).toHaveLength(1)
})

test('D-ENTITY-07-X a dashboard that is part of others is deleted only after they let it go', async () => {
  const widget = { id: 'a', component: 'sub-dashboard', pos: { x: 0, y: 0, w: 1, h: 1 } }
  const part = Dashboard.parse({ slug: 'part', title: 'Part', isSnippet: true })
  const whole = (config: object) =>
    Dashboard.parse({ slug: 'whole', title: 'The whole', widgets: [{ ...widget, config }] })
  await save(admin, ['dashboards', 'part'], part)
  await save(admin, ['dashboards', 'whole'], whole({ dashboard: { slug: 'part' } }))
  const drop = () => admin.call('delete_config', { system_function: 'dashboards', template: 'part' })
  expect(await drop()).toMatchObject({ status: 409, message: expect.stringContaining('The whole') })
  await save(admin, ['dashboards', 'whole'], whole({}), { version: 1 })
  expect((await drop()).status).toBe(200)
})

test('D-CALL-29 D-CALL-30-X the base config of columns is the product’s, with the company’s own over it', async () => {
  const base = async () => {
    const [row] = (await operator.call('get_base_config', { base_code: 'webcolumns' })).data
    return row?.config as Record<string, { columns: { key: string; visible: boolean }[] }>
  }
  const before = (await base()).machines?.columns ?? []
  expect(before.find(({ key }) => key === 'card_no')?.visible).toBe(false)
  await save(admin, ['webcolumns', 'machines'], { columns: [{ key: 'card_no', visible: true, width: null }] })
  const after = (await base()).machines?.columns ?? []
  expect(after[0]).toMatchObject({ key: 'card_no', visible: true })
  expect(after.map(({ key }) => key).sort()).toEqual(before.map(({ key }) => key).sort())
})

test('D-CALL-29 D-CALL-30-X the base config of overviews has the product’s settings where the company said nothing', async () => {
  await save(admin, ['web_overviews', 'machine-widgets'], { headerStyle: 'id' })
  const [row] = (await operator.call('get_base_config', { base_code: 'web_overviews' })).data
  expect(row).toMatchObject({
    base_code: 'web_overviews',
    config: { 'machine-widgets': { headerStyle: 'id', orderByTerm: 'machine_id' } },
  })
})

test('D-CALL-04 D-CALL-05-X default columns are called what the user’s language calls them', async () => {
  const english = await operator.call('get_default_columns', {})
  expect(english.data).toMatchObject([{ part_no: expect.any(String), machine_id: expect.any(String) }])
  const swedish = await (await server.signIn('operator', 'second')).call('get_default_columns', {})
  expect(Object.keys(swedish.data[0] ?? {})).toEqual(Object.keys(english.data[0] ?? {}))
  expect(swedish.data[0]?.part_no).not.toBe(english.data[0]?.part_no)
})
