import { beforeAll, expect, test } from 'vitest'
import { EXAMPLE, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aFavouriteMachine, aTool } from '../machines/machines.fixture.ts'
import { aPart } from '../orders/orders.fixture.ts'
import { aLine } from '../setup/setup.fixture.ts'
import { aStopGroup } from '../stops/stops.fixture.ts'

const server = testServer()
let operator: Caller
let admin: Caller
let restricted: Caller

beforeAll(async () => {
  await quietPlant(server)
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  restricted = await server.signIn('restricted')
})

const ids = (answer: { data: Record<string, unknown>[] }) => answer.data.map(({ machine_id }) => machine_id)

test('T-CALL-22-X T-CALL-22 my machines: adding twice and removing a missing one are no error', async () => {
  const planner = await server.signIn('planner')
  expect(ids(await planner.call('get_my_machines', {}))).toEqual([])
  expect(ids(await planner.call('add_my_machine', { machine_id: 'M102' }))).toEqual(['M102'])
  expect(ids(await planner.call('add_my_machine', { machine_id: 'M102' }))).toEqual(['M102'])
  expect(ids(await planner.call('add_my_machine', { machine_id: 'M101' }))).toEqual(['M101', 'M102'])
  expect(ids(await planner.call('remove_my_machine', { machine_id: 'M102' }))).toEqual(['M101'])
  expect(await planner.call('remove_my_machine', { machine_id: 'M102' })).toMatchObject({ status: 200 })
  expect(ids(await operator.call('get_my_machines', {}))).toEqual(['M101', 'M102', 'M103'])
})

test('T-CALL-22-X a machine the user may not see is neither added nor listed', async () => {
  expect((await restricted.call('add_my_machine', { machine_id: 'M101' })).status).toBe(403)
  expect(await operator.call('add_my_machine', { machine_id: 'NOWHERE' })).toMatchObject({ status: 404 })
  const [reader] = await server.sql<{ user_id: number }>(
    "select user_id from app_user where company_id = $1 and username = 'restricted'",
    [EXAMPLE],
  )
  for (const machine_id of ['M101', 'P201']) {
    await aFavouriteMachine(server, { user_id: reader?.user_id ?? 0, machine_id })
  }
  expect(ids(await restricted.call('get_my_machines', {}))).toEqual(['P201'])
})

test('T-CALL-23-X T-CALL-23 priorities, the lowest number first, of machines the user may see', async () => {
  await server.sql('update machine set priority = 5 where company_id = $1', [EXAMPLE])
  await server.sql("update machine set priority = 1 where company_id = $1 and machine_id = 'P202'", [EXAMPLE])
  expect((await restricted.call('get_machine_priorities', {})).data).toEqual([
    { machine_id: 'P202', priority: 1 },
    { machine_id: 'P201', priority: 5 },
  ])
})

test('T-CALL-23-X the sort choice is kept for each user', async () => {
  const sorting = async (caller: Caller) => (await caller.call('get_machine_sorting', {})).data
  expect(await sorting(operator)).toEqual([{ sort_by: 'machine_id', sort_order: 'asc' }])
  await operator.call('save_machine_sorting', { sort_by: 'status', sort_order: 'desc' })
  await operator.call('save_machine_sorting', { sort_by: 'zone', sort_order: 'desc' })
  expect(await sorting(operator)).toEqual([{ sort_by: 'zone', sort_order: 'desc' }])
  expect(await sorting(admin)).toEqual([{ sort_by: 'machine_id', sort_order: 'asc' }])
})

test('T-CALL-24-X T-CALL-24 a published setting is on, off again, and has a value; others cannot be asked for', async () => {
  const exists = async () => (await operator.call('check_setting_exists', { setting: 'toolOverviewEnabled' })).data
  await admin.call('set_company_setting', { name: 'toolOverviewEnabled', value: '1' })
  expect(await exists()).toEqual([{ exists: true }])
  await admin.call('set_company_setting', { name: 'toolOverviewEnabled', value: '0' })
  expect(await exists()).toEqual([{ exists: false }])
  await admin.call('set_company_setting', { name: 'showBannerClock', value: '1' })
  expect((await operator.call('get_setting_value', { setting: 'showBannerClock' })).data).toEqual([{ value: '1' }])
  for (const name of ['check_setting_exists', 'get_setting_value']) {
    expect((await operator.raw({ name, payload: { setting: 'historyCodingLevel' } })).status).toBe(422)
  }
})

test('T-CALL-27-X permissions are those the user has', async () => {
  const names = async (caller: Caller) => (await caller.call('get_permissions', {})).data.map((row) => row.permission)
  expect(await names(operator)).toContain('code-stops')
  expect(await names(operator)).not.toContain('can-access-admin-panel')
  expect(await names(admin)).toContain('can-access-admin-panel')
})

test('T-CALL-27-X D-CALL-28-X D-ENTITY-86 groups: places with visible machines, lines, and stop groups with their fields', async () => {
  await aLine(server, { line_no: 9001, description: 'Line Q' })
  await aLine(server, { line_no: 9002, description: 'Line without' })
  await server.sql("update machine set line_no = 9001 where company_id = $1 and machine_id in ('P201', 'M101')", [
    EXAMPLE,
  ])
  await aStopGroup(server, {
    ...{ code: 'QG', names: { en: 'Quiet', sv: 'Tyst' }, view_order: 900, view_order_statistics: 7, color: 'teal' },
    security_level: 7,
  })
  const groups = (await restricted.call('get_groups', {})).data
  expect(groups.filter(({ group_type }) => group_type === 'category').map(({ code }) => code)).toEqual(['PR'])
  expect(groups.filter(({ code }) => /^900/.test(String(code)))).toMatchObject([
    { group_type: 'line', code: '9001', description: 'Line Q', machines: 1, security_level: null },
  ])
  expect(groups.find(({ code }) => code === 'QG')).toEqual({
    group_type: 'stop_group',
    code: 'QG',
    description: 'Quiet',
    machines: 0,
    view_order: 900,
    view_order_statistics: 7,
    color: 'teal',
    security_level: 7,
  })
})

test('W-CALL-55-X categories, tools and parts: code and description, found by a search text', async () => {
  await aTool(server, { tool_id: 'TQ1', tool_description: 'Bottle 100%' })
  await aTool(server, { tool_id: 'TQ2', tool_description: 'Lid' })
  await aPart(server, { part_no: 'PQ1', part_description: 'Hinge' })
  await aPart(server, { part_no: 'PQ1', op_number: '20', part_description: 'Hinge, painted' })
  expect((await operator.call('get_tools', { search: 'bottle 100%' })).data).toEqual([
    { code: 'TQ1', description: 'Bottle 100%' },
  ])
  expect((await operator.call('get_tools', { search: 'tq%' })).data).toEqual([])
  expect((await operator.call('get_parts', { search: 'pq1' })).data).toEqual([{ code: 'PQ1', description: 'Hinge' }])
  expect((await restricted.call('get_categories', {})).data.map(({ code }) => code)).toEqual(['PR'])
  expect((await operator.call('get_categories', {})).data.length).toBeGreaterThan(3)
})

test('T-CALL-19-X D-CALL-28-X D-CALL-25 special functions of one machine, with the names of those that do something', async () => {
  await server.sql("update machine set special_functions = '{46,60}' where company_id = $1 and machine_id = 'P201'", [
    EXAMPLE,
  ])
  expect((await operator.call('get_special_functions_for_machine', { machine_id: 'P201' })).data).toEqual([
    { special_function: 46, name: 'splitStop' },
    { special_function: 60, name: '' },
  ])
  expect((await operator.call('get_special_functions_for_machine', { machine_id: 'NOWHERE' })).status).toBe(404)
})
