import { randomUUID } from 'node:crypto'
import { systemFunctions } from '@takt/domain/machines/overview/system-functions.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { told as saidBy } from '../../test/told.ts'
import { openConnections } from '../ground/db/connections.ts'
import { shiftFigures } from '../history/history.fixture.ts'
import { noticeSilentMachines } from '../machines/jobs/notice-silent-machines.ts'
import { aNotification, aTool, aToolInsert } from '../machines/machines.fixture.ts'

const server = testServer()
let admin: Caller
let supervisor: Caller
let operator: Caller
beforeAll(async () => {
  admin = await server.signIn('admin')
  supervisor = await server.signIn('supervisor')
  operator = await server.signIn('operator')
})

type Settings = Parameters<typeof save>[1]
const save = (
  caller: Caller,
  input: {
    system_function: (typeof systemFunctions)[number]
    template: string
    config: object
    scope?: 'user' | 'default'
  },
  version = 0,
) => caller.call('save_config', { ...input, config: { ...input.config }, version }, randomUUID())
const load = (caller: Caller, system_function: Settings['system_function'], template: string) =>
  caller.call('get_config', { system_function, template }).then(({ data }) => data)

test.each(systemFunctions.filter((name) => name !== 'dashboards' && name !== 'liveviews'))(
  'T-CALL-25 settings of %s are saved for everybody and loaded',
  async (system_function) => {
    const saved = await save(admin, { system_function, template: 'machines', config: { value: '{}' } })
    expect(saved.data).toEqual([{ version: 1 }])
    expect(await load(operator, system_function, 'machines')).toEqual([
      { version: 1, scope: 'default', config: { value: '{}' } },
    ])
  },
)

test('T-CALL-25 own settings count before everybody’s, are nobody else’s, and can be given up', async () => {
  const place = { system_function: 'widgets', template: 'cards' } as const
  expect(await load(operator, 'widgets', 'cards')).toEqual([])
  await save(admin, { ...place, config: { headerStyle: 'id' }, scope: 'default' })
  await save(operator, { ...place, config: { headerStyle: 'description' }, scope: 'user' })
  expect(await load(operator, 'widgets', 'cards')).toMatchObject([
    { scope: 'user', config: { headerStyle: 'description' } },
  ])
  expect(await load(supervisor, 'widgets', 'cards')).toMatchObject([
    { scope: 'default', config: { headerStyle: 'id' } },
  ])
  await operator.call('delete_config', { ...place, scope: 'user' })
  expect(await load(operator, 'widgets', 'cards')).toMatchObject([{ scope: 'default' }])
})

test('W-PERM-16-X own columns and everybody’s columns are two rights, and a stale version is refused', async () => {
  const place = { system_function: 'webcolumns', template: 'own-columns' } as const
  expect((await save(operator, { ...place, config: {}, scope: 'user' })).status).toBe(403)
  expect((await save(supervisor, { ...place, config: { columns: [] }, scope: 'user' })).status).toBe(200)
  expect((await save(supervisor, { ...place, config: {}, scope: 'default' })).status).toBe(403)
  const stale = await save(supervisor, { ...place, config: { columns: [1] }, scope: 'user' })
  expect(stale).toMatchObject({ status: 409, code: 2 })
  await save(admin, { ...place, config: { columns: [2] }, scope: 'default' })
  expect(await load(supervisor, 'webcolumns', 'own-columns')).toMatchObject([{ config: { columns: [] } }])
  await supervisor.call('delete_config', { ...place, scope: 'user' })
  expect(await load(supervisor, 'webcolumns', 'own-columns')).toMatchObject([{ config: { columns: [2] } }])
})

async function addNotification(machine_id: string, message: string, minutesAgo: number): Promise<number> {
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  return (await aNotification(server, { machine_id, message, at })).record_no
}

test('T-ROUTE-14 notifications come newest first, of one machine or all one may see, and are read once for everybody', async () => {
  const [older, newer] = [await addNotification('M101', 'older', 3), await addNotification('M101', 'newer', 1)]
  await addNotification('C301', 'elsewhere', 2)
  const texts = async (caller: Caller, of: { machine_id?: string; unread?: boolean }) =>
    (await caller.call('get_notifications', of)).data.map(({ text }) => text)
  expect((await texts(operator, { machine_id: 'M101' })).slice(0, 2)).toEqual(['newer', 'older'])
  expect(await texts(operator, {})).toEqual(expect.arrayContaining(['newer', 'elsewhere', 'older']))
  const read = await operator.call('confirm_notifications', { record_nos: [newer] }, randomUUID())
  expect(read.data).toMatchObject([{ record_no: newer, read: 1, read_by: 'operator' }])
  expect(await texts(operator, { machine_id: 'M101', unread: true })).toContain('older')
  expect(await texts(operator, { machine_id: 'M101', unread: true })).not.toContain('newer')
  const again = await supervisor.call('confirm_notifications', { record_nos: [newer, older] }, randomUUID())
  expect(again.data).toMatchObject([{ read_by: 'operator' }, { read_by: 'supervisor' }])
  const restricted = await server.signIn('restricted')
  const own = (await restricted.call('get_machines', {})).data.map(({ machine_id }) => machine_id)
  for (const row of (await restricted.call('get_notifications', {})).data) expect(own).toContain(row.machine_id)
})

test('T-ROUTE-14 a machine that falls silent is told once, until it has been heard of again', async () => {
  const silent = () => saidBy(server, "machine_id = 'C302' and kind = 'no-data' and at > now() - interval '1 minute'")
  const heard = (minutes: number) =>
    server.sql(
      "update machine_state set last_signal = now() - make_interval(mins => $1) where company_id = 1000 and machine_id = 'C302'",
      [minutes],
    )
  const told: string[] = []
  const connections = openConnections(server.database, { onError: () => {} })
  const look = () =>
    noticeSilentMachines.run({
      connections,
      now: Date.now(),
      publish:
        async (_company, { events }) =>
        () =>
          told.push(...events.map(({ name }) => name)),
    })
  const at = new Date(Date.now() - 60_000).toISOString()
  await server.ingest([{ seq: 1, machine_id: 'C302', at, kind: 'state', value: 'running' }])
  await look()
  expect(await silent()).toEqual([])
  await heard(11)
  await look()
  await look()
  expect(await silent()).toEqual([{ kind: 'no-data', text: 'No data from the machine for 10 minutes.' }])
  expect(told).toContain('NotificationAdded')
  await connections.close()
})

test('T-ROUTE-13-X the tool overview tells where a tool is, its cavities, its order and its last use', async () => {
  const [mounted] = await server.sql<{ machine_id: string; tool_id: string; work_order_no: string }>(
    `select m.machine_id, m.tool_id, c.work_order_no from machine m
       join order_run r on r.company_id = m.company_id and r.machine_id = m.machine_id and r.tool_id = m.tool_id
       join card c on c.company_id = r.company_id and c.card_no = r.card_no
     where m.company_id = 1000 and r.end_time is null and m.tool_id <> '' order by 1 limit 1`,
  )
  await aTool(server, { tool_id: 'T-SHELF', tool_description: 'On the shelf' })
  await aToolInsert(server, { tool_id: 'T-SHELF', insert_location: 1 })
  await aToolInsert(server, { tool_id: 'T-SHELF', insert_location: 2, status: 0 })
  const rows = (await operator.call('get_tool_overview', {})).data
  expect(rows.find(({ tool_id }) => tool_id === 'T-SHELF')).toEqual({
    tool_id: 'T-SHELF',
    tool_description: 'On the shelf',
    machine_id: '-',
    cavities_open: 1,
    cavities_total: 2,
    work_order_no: '',
    last_used: '',
  })
  expect(rows.find(({ tool_id }) => tool_id === mounted?.tool_id)).toMatchObject({
    machine_id: mounted?.machine_id,
    work_order_no: mounted?.work_order_no,
    last_used: expect.stringMatching(/^\d{4}-/),
  })
})

test('T-SCREEN-04-X the figures of a period hold what was counted, reported and scrapped, and the OEE made of it', async () => {
  await server.sql(
    `update machine set calendar_id = null, day_start = '00:00' where company_id = 1000 and machine_id = 'C304'`,
  )
  const [zone] = await server.sql<{ time_zone: string }>('select time_zone from company where company_id = 1000')
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone?.time_zone ?? 'UTC' }).format(Date.now())
  await server.sql("delete from shift_figures where company_id = 1000 and machine_id = 'C304' and day >= $1", [local])
  await shiftFigures(server, {
    ...{ machine_id: 'C304', day: local, run_ms: 6_000_000, stop_ms: 2_000_000, counted_qty: 90 },
    ...{ counted_ideal_ms: 6_000_000, reported_qty: 10, scrap_qty: 10, reducing_scrap_qty: 10, scrap_oee_qty: 10 },
  })
  await server.sql("delete from machine_state where company_id = 1000 and machine_id = 'C304'")
  await server.sql('update plant_rules set version = version + 1 where company_id = 1000')
  const of = async (period: 'today' | 'shift' | 'calendar' | '24h') =>
    (await operator.call('get_machine_figures', { period })).data.find(({ machine_id }) => machine_id === 'C304')
  for (const period of ['today', 'shift', 'calendar'] as const) {
    expect(await of(period)).toEqual({
      machine_id: 'C304',
      // Figures that no order accounts for: nobody knows the unit.
      made: [{ unit: '', made_qty: 100, good_qty: 90, scrap_qty: 10 }],
      good_qty: 90,
      scrap_qty: 10,
      quality_scrap_qty: 10,
      planned_made_qty: 100,
      ideal_seconds: 6000,
      t_percent: 75,
      a_percent: 100,
      k_percent: 90,
      oee: 67.5,
      run_seconds: 6000,
      planned_run_seconds: 6000,
      stop_seconds: 2000,
      micro_seconds: 0,
    })
  }
  expect(await of('24h')).toMatchObject({ oee: expect.any(Number) })
  expect((await operator.call('get_machine_figures', {})).data.length).toBeGreaterThan(30)
  expect((await operator.call('get_machine_figures', { machine_id: 'C304' })).data).toHaveLength(1)
})
