import { beforeAll, expect, test } from 'vitest'
import { EXAMPLE } from '../../test/quiet-plant.ts'
import { saveSamples } from '../../test/save-samples.ts'
import { EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'

const server = scrapFloor()
let admin: Caller
let operator: Caller
const of = { machine_id: 'M101', card_no: '', employee: '', stop_code: '', dashboard: '' }
const {
  save_scrap_reason: blank,
  save_stop_group: group,
  save_scrap_category: category,
  save_setup_type: setup,
} = saveSamples(of)
const reason = { ...blank, scrap_reason_category: 'SUR' }

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

const offered = async (machine_id = 'X1') =>
  (await operator.call('get_scrap_codes', { machine_id })).data.map(({ code }) => code)
const audited = async (what: string, key: string) =>
  (
    await server.sql<{ username: string }>(
      'select username from audit where company_id = $1 and what = $2 and key = $3',
      [EXAMPLE, what, key],
    )
  ).length

test('T-PLANT-143 a scrap reason is added, offered at once, changed once of two at once, switched off, and audited', async () => {
  const added = await admin.call('save_scrap_reason', { ...reason, code: '801', scrap_reason_color: '#1A2B3C' })
  expect(added.data[0]).toMatchObject({ code: '801', version: 1, scrap_reason_color: '#1A2B3C' })
  expect(await offered()).toContain('801')
  const again = await admin.call('save_scrap_reason', { ...reason, code: '801' })
  expect(again).toMatchObject({ status: 409, message: expect.stringContaining('801') })
  const change = (en: string) => admin.call('save_scrap_reason', { ...reason, code: '801', names: { en }, version: 1 })
  const answers = await Promise.all([change('Pinhole'), change('Crack')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await admin.call('save_scrap_reason', { ...reason, code: '801', active: false, version: 2 })
  expect(await offered()).not.toContain('801')
  expect([await audited('scrap-reason.added', '801'), await audited('scrap-reason.changed', '801')]).toEqual([1, 2])
})

test.each([
  ['an unknown category', { scrap_reason_category: 'none' }, 'none'],
  ['an unknown machine', { machines: ['M101', 'X999'] }, 'X999'],
])('T-PLANT-143 a scrap reason with %s is refused', async (_, change, named) => {
  const refused = await admin.call('save_scrap_reason', { ...reason, code: '802', ...change })
  expect(refused.message).toContain(named)
  expect(refused.status).toBeGreaterThanOrEqual(404)
})

test('T-PLANT-143 who may look only may not save, and an operator may not even look', async () => {
  expect((await operator.call('get_scrap_reason_settings', {})).status).toBe(403)
  expect((await operator.call('save_scrap_reason', { ...reason, code: '803' })).status).toBe(403)
  expect((await operator.call('save_stop_group', { ...group, version: 0 })).status).toBe(403)
})

test('T-PLANT-143 what was booked on, or a rule names, is switched off and never deleted', async () => {
  await server.order('X-900')
  await admin.call('save_scrap_reason', { ...reason, code: '806' })
  const booked = await operator.call('report_scrap', {
    machine_id: 'X1',
    card_no: 'X-900',
    scrap_reason: '806',
    scrap_qty: 1,
    employee: EMPLOYEE,
    trans_time: new Date().toISOString(),
  })
  expect(booked.status).toBe(200)
  const refused = await admin.call('delete_scrap_reason', { code: '806', version: 1 })
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('switched off') })
  await admin.call('save_scrap_reason', { ...reason, code: '804' })
  expect((await admin.call('delete_scrap_reason', { code: '804', version: 1 })).status).toBe(200)
  expect(await offered()).not.toContain('804')

  // Named by a stop code that scraps, and as the reason of start-up scrap.
  for (const code of ['807', '808']) await admin.call('save_scrap_reason', { ...reason, code })
  await server.sql(
    `update stop_code set scrap_reason = '807' where company_id = $1
       and stop_code = (select min(stop_code) from stop_code where company_id = $1)`,
    [EXAMPLE],
  )
  await admin.call('set_company_setting', { name: 'startUpScrapReason', value: '808' })
  for (const code of ['807', '808']) {
    expect((await admin.call('delete_scrap_reason', { code, version: 1 })).status, code).toBe(409)
  }

  const [rule] = await server.sql<{ stop_code: string; version: number }>(
    `select c.stop_code, c.version from value_rule r join stop_code c using (company_id, stop_code)
     where r.company_id = $1 limit 1`,
    [EXAMPLE],
  )
  if (!rule) throw new Error('the example plant has no value rule')
  const kept = await admin.call('delete_stop_code', rule)
  expect(kept).toMatchObject({ status: 409, message: expect.stringContaining(rule.stop_code) })
  const { save_stop_code: code } = saveSamples(of)
  await admin.call('save_stop_code', { ...code, stop_code: '977', group_id: 'TEC' })
  expect((await admin.call('delete_stop_code', { stop_code: '977', version: 9 })).status).toBe(409)
  expect((await admin.call('delete_stop_code', { stop_code: '977', version: 1 })).status).toBe(200)
})

test('T-PLANT-143 T-PLANT-144 a person who sees some machines only cannot tell what is unused, and deletes nothing', async () => {
  await admin.call('save_scrap_reason', { ...reason, code: '805' })
  await server.sql(
    "update app_user set machine_restrictions = array['M101'] where company_id = 1000 and username = 'planner'",
  )
  await server.sql("update app_user set usertype = 9 where company_id = 1000 and username = 'planner'")
  const some = await server.signIn('planner')
  expect((await some.call('delete_scrap_reason', { code: '805', version: 1 })).status).toBe(403)
})

test.each([
  ['group of stop codes', 'save_stop_group', 'delete_stop_group', 'stop-group', group, 'TEC'],
  ['category of scrap', 'save_scrap_category', 'delete_scrap_category', 'scrap-category', category, 'SUR'],
] as const)(
  'T-PLANT-144 a %s is added, changed once of two at once, deleted when empty and not before',
  async (_, save, remove, name, blank, full) => {
    const one = { ...blank, code: 'NEW', version: 0 }
    expect((await admin.call(save, one)).data[0]).toMatchObject({ code: 'NEW', version: 1 })
    expect((await admin.call(save, one)).status).toBe(409)
    const change = (en: string) => admin.call(save, { ...one, names: { en }, version: 1 })
    const answers = await Promise.all([change('One'), change('Other')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = await admin.call(remove, { code: full, version: 1 })
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining(full) })
    expect((await admin.call(remove, { code: 'NEW', version: 1 })).status).toBe(409)
    expect((await admin.call(remove, { code: 'NEW', version: 2 })).status).toBe(200)
    expect(await audited(`${name}.removed`, 'NEW')).toBe(1)
  },
)

test('T-PLANT-286 a setup type is added, offered where it is for, changed once of two at once, kept while an order has it', async () => {
  const save = (change: object) => admin.call('save_setup_type', { ...setup, code: 'DIE', ...change })
  const shown = async (machine_id: string) =>
    (await operator.call('get_setup_types', { machine_id })).data.map(({ code }) => code)
  expect((await operator.call('save_setup_type', { ...setup, version: 0 })).status).toBe(403)
  expect((await save({ version: 0, machines: ['NOWHERE'] })).status).toBe(404)
  expect((await save({ version: 0, machines: ['M101'] })).data[0]).toMatchObject({ code: 'DIE', version: 1 })
  expect((await save({ version: 0 })).message).toBe('There is a setup type DIE already.')
  expect(await shown('M101')).toContain('DIE')
  expect(await shown('M102')).not.toContain('DIE')
  const both = await Promise.all([save({ version: 1, machines: null }), save({ version: 1, active: false })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await save({ version: 2, active: true })).data[0]).toMatchObject({ machines: null, version: 3 })
  expect(await shown('M102')).toContain('DIE')
  await save({ version: 3, active: false })
  expect(await shown('M102')).not.toContain('DIE')
  const listed = (await admin.call('get_setup_type_settings', {})).data.find(({ code }) => code === 'DIE')
  expect(listed).toMatchObject({ active: false, version: 4 })
  const remove = (code: string, version: number) => admin.call('delete_setup_type', { code, version })
  expect((await remove('DIE', 3)).status).toBe(409)
  // Who sees one machine only cannot know whether another was set up with it.
  await server.sql("update app_user set machine_restrictions = '{M101}' where company_id = 1000 and username = 'admin'")
  const restricted = await server.signIn('admin')
  expect((await restricted.call('delete_setup_type', { code: 'DIE', version: 4 })).status).toBe(403)
  await server.sql("update app_user set machine_restrictions = '{}' where company_id = 1000 and username = 'admin'")
  expect((await remove('DIE', 4)).status).toBe(200)
  await server.sql(
    "update order_run set setup_type = 'TOOL' where (company_id, p_order) = (select company_id, min(p_order) from order_run where company_id = $1 group by 1)",
    [EXAMPLE],
  )
  expect((await remove('TOOL', 1)).message).toContain('Switch it off instead')
  expect(await shown('M102')).toContain('TOOL')
  expect([await audited('setup-type.added', 'DIE'), await audited('setup-type.removed', 'DIE')]).toEqual([1, 1])
})
