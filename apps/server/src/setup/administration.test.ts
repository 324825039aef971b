import { permissionNames } from '@takt/domain/ground/permissions.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
let admin: Caller
let operator: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})
afterEach(async () => {
  await server.sql('delete from user_level where company_id = 1000')
})

const level = async (usertype: number) =>
  (await admin.call('get_user_levels', {})).data.find((row) => row.usertype === usertype)
const permissionsOfOperator = async () =>
  (await operator.call('get_permissions', {})).data.map(({ permission }) => permission)

test('W-SCREEN-14-X D-PERM-06-X T-PERM-15-X T-PLANT-642 a right given to a level is felt by the next call of its people, and is in the audit log', async () => {
  expect(await permissionsOfOperator()).not.toContain('confirm-orders')
  const [changed] = (
    await admin.call('save_user_level', { usertype: 1, names: { en: 'Line', sv: 'Lina' }, grant: ['confirm-orders'] })
  ).data
  expect(changed).toMatchObject({ usertype: 1, names: { en: 'Line', sv: 'Lina' } })
  expect(await permissionsOfOperator()).toContain('confirm-orders')
  await admin.call('save_user_level', { usertype: 1, take: ['confirm-orders', 'code-stops'] })
  expect(await permissionsOfOperator()).not.toEqual(expect.arrayContaining(['confirm-orders', 'code-stops']))
  expect((await level(1))?.names).toEqual({ en: 'Line', sv: 'Lina' })
  const trail = await server.sql<{ username: string; after: Record<string, unknown> }>(
    `select username, after from audit where company_id = 1000 and what = 'level.changed' order by audit_id desc limit 2`,
  )
  expect(trail.map(({ username }) => username)).toEqual(['admin', 'admin'])
  expect(trail[0]?.after).toMatchObject({ take: ['confirm-orders', 'code-stops'] })
})

test('W-SCREEN-14-X two who change different cells at once lose nothing of each other', async () => {
  await Promise.all([
    admin.call('save_user_level', { usertype: 4, grant: ['view-themes'] }),
    admin.call('save_user_level', { usertype: 4, grant: ['view-connectors'] }),
  ])
  expect((await level(4))?.permissions).toEqual(expect.arrayContaining(['view-themes', 'view-connectors']))
})

test('W-SCREEN-14-X level 9 has everything; the last one who may open the administration keeps it', async () => {
  expect((await level(9))?.permissions).toEqual(permissionNames)
  expect((await admin.call('save_user_level', { usertype: 9, take: ['view-themes'] })).status).toBe(409)
  await admin.call('save_user_level', { usertype: 2, grant: ['can-access-admin-panel', 'can-do-admin-actions'] })
  const supervisor = await server.signIn('supervisor')
  await server.sql('update app_user set active = false where company_id = 1000 and usertype = 9')
  const refused = await supervisor.call('save_user_level', { usertype: 2, take: ['can-access-admin-panel'] })
  await server.sql('update app_user set active = true where company_id = 1000 and usertype = 9')
  expect(refused).toMatchObject({
    status: 409,
    message: expect.stringContaining('Nobody could run the administration'),
  })
  expect((await supervisor.call('save_user_level', { usertype: 2, take: ['can-access-admin-panel'] })).status).toBe(200)
})

test('W-PERM-18 W-PERM-23 W-PERM-19 levels, actions and goals ask for their permissions', async () => {
  for (const [name, permission] of [
    ['get_user_levels', 'view-permissions'],
    ['get_admin_actions', 'can-do-admin-actions'],
    ['get_goal_settings', 'view-production-goals'],
  ] as const) {
    expect(await operator.call(name, {})).toMatchObject({ status: 403, message: expect.stringContaining(permission) })
  }
})

test('W-SCREEN-19-X an action is done and stands in the log with user, time and result', async () => {
  await server.signIn('planner')
  const [signedOut] = (await admin.call('run_admin_action', { action: 'sign-out-user', username: 'planner' })).data
  expect(signedOut).toMatchObject({ username: 'admin', subject: 'planner', result: 'done', count: 1 })
  const [again] = (await admin.call('run_admin_action', { action: 'sign-out-user', username: 'planner' })).data
  expect(again).toMatchObject({ result: 'nobody', count: 0 })
  const version = async () =>
    (await server.sql<{ version: string }>('select version from plant_rules where company_id = 1000'))[0]?.version
  const before = await version()
  await admin.call('run_admin_action', { action: 'clear-caches' })
  expect(await version()).not.toBe(before)
  expect((await admin.call('run_admin_action', { action: 'send-erp' })).data[0]).toHaveProperty('result')
  const log = (await admin.call('get_admin_actions', {})).data
  expect(log.slice(0, 4).map(({ action }) => action)).toEqual([
    'send-erp',
    'clear-caches',
    'sign-out-user',
    'sign-out-user',
  ])
  expect(Date.parse(String(log[0]?.at))).toBeGreaterThan(Date.now() - 60_000)
})

const goal = {
  production_type: 'day' as const,
  place: 'machine_id' as const,
  place_id: 'A401',
  shift: 0,
  target_good_qty: 500,
  target_good_qty_alt_unit: 0,
  target_earned_hours: 12,
  valid_from: '2020-01-01',
  valid_to: '',
}

test('W-SCREEN-15-X a goal is set, shown with what is reached, changed once and removed', async () => {
  const added = await admin.call('save_production_goal', { ...goal, record_no: null, version: 0 })
  expect(added.data[0]).toMatchObject({ ...goal, version: 1 })
  const record_no = Number(added.data[0]?.record_no)
  const change = (target_good_qty: number) =>
    admin.call('save_production_goal', { ...goal, target_good_qty, record_no, version: 1 })
  const answers = await Promise.all([change(600), change(700)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [shown] = (await admin.call('get_goal_settings', {})).data.filter((row) => row.record_no === record_no)
  expect(shown?.version).toBe(2)
  expect((await admin.call('delete_production_goal', { record_no, version: 1 })).status).toBe(409)
  expect((await admin.call('delete_production_goal', { record_no, version: 2 })).status).toBe(200)
})

test('W-SCREEN-15-X the latest result stands beside the target of a goal that holds now', async () => {
  const rows = (await admin.call('get_goal_settings', {})).data
  const now = (await admin.call('get_production_goals', {})).data
  expect(now.length).toBeGreaterThan(0)
  for (const { record_no, result_good_qty } of now) {
    expect(rows.find((row) => row.record_no === record_no)?.result_good_qty).toBe(result_good_qty)
  }
})

test.each([[{ place_id: 'nowhere' }], [{ valid_to: '2019-12-31' }], [{ target_good_qty: 0, target_earned_hours: 0 }]])(
  'a goal with %o is refused',
  async (change) => {
    const refused = await admin.call('save_production_goal', { ...goal, ...change, record_no: null, version: 0 })
    expect(refused.status).toBe(409)
  },
)

test('W-SCREEN-18-X of two who arrange the side menu at once the second is told', async () => {
  const value = JSON.stringify([{ id: 'late-orders', names: { en: 'Late' }, hidden: false, level: 3 }])
  const save = (was: string) => admin.call('save_display_setting', { name: 'sideMenu', value, was })
  expect((await save('')).data[0]).toEqual({ name: 'sideMenu', value })
  expect(await save('')).toMatchObject({ status: 409 })
  expect((await admin.call('save_display_setting', { name: 'sideMenu', value: '[]', was: value })).data[0]).toEqual({
    name: 'sideMenu',
    value: '',
  })
})

test('W-CALL-52-X the special characters of a language begin with those that the company wants', async () => {
  await admin.call('set_company_setting', { name: 'keyboardSpecials', value: 'Ωµ' })
  const rows = (await operator.call('get_keyboard_specials', { language: 'sv' })).data
  expect(rows).toHaveLength(4)
  expect(String(rows[0]?.keys).startsWith('Ωµ')).toBe(true)
  await admin.call('set_company_setting', { name: 'keyboardSpecials', value: '' })
})

test('T-PLANT-112 a stop code is added, offered where it is valid, changed once of two, and no longer offered', async () => {
  const [group] = (await admin.call('get_groups', {})).data.filter(({ group_type }) => group_type === 'stop_group')
  const code = {
    stop_code: '977',
    names: { en: 'Waiting for crane', sv: 'Väntar på travers' },
    group_id: String(group?.code),
    stop_reason_color: 'Automatic',
    stop_text_flag: 0 as const,
    help_texts: {},
    setup_time: 0 as const,
    include_in_mtbf: 1 as const,
    include_in_mdt: 1 as const,
    loss_kind: 'waiting' as const,
    machines: ['A401'],
    active: true,
  }
  const offered = async (machine_id: string) =>
    (await operator.call('get_stop_codes_for_machine', { machine_id })).data.some((row) => row.stop_code === '977')
  expect((await admin.call('save_stop_code', { ...code, version: 0 })).data[0]).toEqual({ ...code, version: 1 })
  expect([await offered('A401'), await offered('C301')]).toEqual([true, false])
  expect((await admin.call('save_stop_code', { ...code, version: 0 })).message).toContain('977')
  expect((await admin.call('save_stop_code', { ...code, group_id: 'nowhere', version: 1 })).status).toBe(409)
  const change = () => admin.call('save_stop_code', { ...code, machines: null, version: 1 })
  const answers = await Promise.all([change(), change()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await offered('C301')).toBe(true)
  await admin.call('save_stop_code', { ...code, active: false, version: 2 })
  expect(await offered('A401')).toBe(false)
  const trail = await server.sql(
    "select username, what, after ->> 'active' as active from audit where key = '977' order by audit_id",
  )
  expect(trail).toEqual([
    { username: 'admin', what: 'stop-code.added', active: 'true' },
    { username: 'admin', what: 'stop-code.changed', active: 'true' },
    { username: 'admin', what: 'stop-code.changed', active: 'false' },
  ])
})

test('W-SCREEN-16-X limits of a machine go before those of all, and reach its terminal', async () => {
  const none = {
    max: null,
    watchMin: null,
    watchMax: null,
    minMessage: '',
    maxMessage: '',
    warnMaxQty: null,
    leadingZero: null,
    backspace: null,
  }
  const save = (of_machine: string, change: object, version = 0) =>
    admin.call('save_input_settings', { of_machine, settings: { ...none, ...change }, version })
  await save('', { watchMax: 500, maxMessage: 'Ask the setter' })
  await save('A401', { watchMax: 50 })
  expect((await save('A401', { watchMax: 60 })).status).toBe(409)
  expect((await save('A401', { watchMin: 60, watchMax: 50 }, 1)).status).toBe(409)
  const input = async (machine_id: string) =>
    (await operator.call('get_touch_config_for_machine', { machine_id })).data[0]?.input
  expect(await input('A401')).toMatchObject({ watchMax: 50, maxMessage: 'Ask the setter' })
  expect(await input('C301')).toMatchObject({ watchMax: 500 })
})

test.each(['snippets', 'all'])('W-ROUTE-38-X no dashboard can be called %s', async (template) => {
  const config = { slug: template, title: 'Taken' }
  expect(
    (await admin.call('save_config', { system_function: 'dashboards', template, config, version: 0 })).status,
  ).toBe(422)
})
