import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
let admin: Caller
let operator: Caller
let query_no: number

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
  const sql_query = `select machine_id, zone from machine
    where company_id = <%company_id%> and machine_id in (<%machinelist%>) order by machine_id`
  const prompts = { machinelist: 'Which machines?' }
  const saved = await admin.call('save_query', {
    record_no: 0,
    sql_query_id: 'some machines',
    sql_query,
    prompts,
    version: 0,
  })
  query_no = Number(saved.data[0]?.record_no)
})

async function made(overview_name: string, more: object = {}): Promise<number> {
  const answer = await admin.call('save_own_overview', { record_no: 0, overview_name, query_no, version: 0, ...more })
  expect(answer.status, answer.message).toBe(200)
  return Number(answer.data[0]?.record_no)
}
const known = async (caller: Caller, record_no: number) =>
  (await caller.call('get_own_overviews', {})).data.find((row) => row.record_no === record_no)
const templates = async (record_no: number) =>
  (
    await server.sql<{ place: string }>(
      `select system_function || ' ' || template as place from config
       where company_id = 1000 and template like 'web_own_overview_${record_no}%' order by 1`,
    )
  ).map(({ place }) => place)

test('W-ENTITY-47 D-ENTITY-84 an own overview carries record_no, overview_name and sql_query_id, and what its query asks', async () => {
  const record_no = await made('Ours', { parameters: { machinelist: 'M101;M102' }, seconds: 60 })
  expect(await known(operator, record_no)).toEqual({
    record_no,
    overview_name: 'Ours',
    sql_query_id: 'some machines',
    query_no,
    note: '',
    userlevel: null,
    version: 1,
    parameters: [{ name: 'machinelist', prompt: 'Which machines?', value: 'M101;M102' }],
    seconds: 60,
  })
  const shown = await operator.call('get_own_overview_data', { record_no, parameters: { machinelist: 'M102;M101' } })
  expect(shown.data).toMatchObject([
    {
      columns: [
        { name: 'machine_id', type: 'text' },
        { name: 'zone', type: 'text' },
      ],
      rows: [{ machine_id: 'M101' }, { machine_id: 'M102' }],
    },
  ])
  const missing = await operator.call('get_own_overview_data', { record_no, parameters: {} })
  expect(missing.body.error).toMatchObject({ status: 422, field: 'machinelist' })
  // Without values of their own a dashboard's rows are those the overview begins with.
  const stored = await operator.call('get_own_overview_data', { record_no })
  expect(stored.status).toBe(200)
})

test('D-ENTITY-85 columns are stored as web_own_overview_{record_no}, values with _baseconfig; both go with the overview', async () => {
  const record_no = await made('Stored', { parameters: { machinelist: 'M101' } })
  const own = { machinelist: 'M103', company_id: '1001' }
  expect((await operator.call('save_own_overview_values', { record_no, parameters: own })).status).toBe(200)
  const template = `web_own_overview_${record_no}`
  const config = { columns: [{ key: 'zone', visible: true, width: 90 }] }
  const place = { system_function: 'webcolumns', template, scope: 'default' } as const
  expect((await admin.call('save_config', { ...place, config, version: 0 }, randomUUID())).status).toBe(200)
  const [stored] = (await operator.call('get_config', { system_function: 'webcolumns', template })).data
  expect(stored).toMatchObject({ scope: 'default', config })
  expect(await templates(record_no)).toEqual([
    `own_overviews ${template}_baseconfig`,
    expect.stringMatching(`^own_overviews ${template}_baseconfig/\\d+$`),
    `webcolumns ${template}`,
  ])
  // The person's own values count for them, everybody's for the others.
  expect(await known(operator, record_no)).toMatchObject({ parameters: [{ value: 'M103' }] })
  expect(await known(admin, record_no)).toMatchObject({ parameters: [{ value: 'M101' }] })
  // Other people's values are read by no name of a configuration, and no dashboard takes such a name.
  const sneaked = { system_function: 'own_overviews', template: `${template}_baseconfig` } as const
  expect((await operator.call('get_config', sneaked)).status).toBe(422)
  const taken = {
    system_function: 'liveviews',
    template,
    config: { label: 'x' },
    version: 0,
    scope: 'default',
  } as const
  expect((await admin.call('save_config', taken, randomUUID())).status).toBe(422)

  expect((await admin.call('delete_own_overview', { record_no })).status).toBe(200)
  expect(await templates(record_no)).toEqual([])
  expect(await known(admin, record_no)).toBeUndefined()
})

test('W-SCREEN-12-X an overview is seen from its level on, by no wall and no isolated person, and by restricted ones with their machines', async () => {
  const parameters = { machinelist: 'M101;M102;C301;C302' }
  const high = await made('For bosses', { userlevel: 9 })
  const all = await made('For all')
  expect(await known(operator, high)).toBeUndefined()
  expect((await operator.call('get_own_overview_data', { record_no: high, parameters })).status).toBe(404)
  expect((await operator.call('save_own_overview_values', { record_no: high, parameters })).status).toBe(404)
  expect(await known(admin, high)).toBeDefined()
  for (const username of ['wall', 'ia']) {
    const isolated = await server.signIn(username)
    expect((await isolated.call('get_own_overviews', {})).data).toEqual([])
    expect((await isolated.call('get_configs', { system_function: 'own_overviews' })).data ?? []).toEqual([])
    expect((await isolated.call('get_own_overview_data', { record_no: all, parameters })).status).toBe(404)
  }
  const restricted = await server.signIn('restricted')
  const [user] = await server.sql<{ machine_restrictions: string[] }>(
    `select machine_restrictions from app_user where company_id = 1000 and username = 'restricted'`,
  )
  const mine = [...(user?.machine_restrictions ?? [])].sort()
  const asked = { machinelist: [...mine, 'M101', 'C301', 'A401'].join(';') }
  const { data } = await restricted.call('get_own_overview_data', { record_no: all, parameters: asked })
  expect(mine.length).toBeGreaterThan(0)
  expect(data).toMatchObject([{ rows: mine.map((machine_id) => ({ machine_id })) }])
  const other = await server.signIn('admin', 'second')
  expect((await other.call('get_own_overviews', {})).data).toEqual([])
  expect((await other.call('get_own_overview_data', { record_no: all, parameters })).status).toBe(404)
})

test('only who may write queries makes overviews; of two at once the second is told; a shown query is not deleted', async () => {
  const record_no = await made('Once')
  const again = { record_no, overview_name: 'Twice', query_no, version: 1 }
  const supervisor = await server.signIn('supervisor')
  for (const caller of [operator, supervisor]) {
    expect((await caller.call('save_own_overview', again)).status).toBe(403)
    expect((await caller.call('delete_own_overview', { record_no })).status).toBe(403)
  }
  expect((await admin.call('save_own_overview', again)).data).toEqual([{ record_no, version: 2 }])
  expect((await admin.call('save_own_overview', again)).status).toBe(409)
  const taken = await admin.call('save_own_overview', { ...again, record_no: 0, version: 0 })
  expect([taken.status, taken.message]).toEqual([409, 'There is already an overview called “Twice”.'])
  const nowhere = await admin.call('save_own_overview', { ...again, query_no: 999, version: 2 })
  expect(nowhere.status).toBe(404)
  const odd = await admin.call('save_own_overview', { ...again, version: 2, seconds: 15 as 10 })
  expect(odd.body.error).toMatchObject({ status: 422, field: 'seconds' })
  const kept = await admin.call('delete_query', { record_no: query_no })
  expect([kept.status, kept.message]).toEqual([409, expect.stringContaining('Twice')])
  const changes = await server.sql<{ what: string }>(
    `select what from audit where company_id = 1000 and what like 'own-overview.%' and key = '${record_no}' order by at`,
  )
  expect(changes.map(({ what }) => what)).toEqual(['own-overview.saved', 'own-overview.saved'])
})
