import { randomUUID } from 'node:crypto'
import type { InputGroupSettingRow } from '@takt/domain/scrap/model/input-group-setting.ts'
import { beforeAll, expect, test } from 'vitest'
import { COMPANY, EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { anInputGroup, anInputGroupSetting } from '../orders/orders.fixture.ts'

const floor = scrapFloor()
let operator: Caller
let group = 0
beforeAll(async () => {
  operator = await floor.signIn('operator')
  await floor.machine('IG-1')
  await floor.machine('IG-2')
  await anInputGroup(floor, { description: 'MASKINDATA test' })
  await anInputGroup(floor, { description: 'Maskindata put away', status: 0 })
  const [row] = await floor.sql<{ record_no: number }>(
    `select record_no from input_group where description = 'MASKINDATA test'`,
  )
  group = row?.record_no ?? 0
  const setting = { company_id: COMPANY, input_group: group }
  const kinds = ['machine', 'machine_machine', 'tool', 'tool_machine']
  for (const [view_order, setting_type] of kinds.entries()) {
    const property_description = `Value of ${setting_type}`
    await anInputGroupSetting(floor, {
      ...setting,
      view_order,
      setting_type,
      property_description,
      unit: 'bar',
      first_value: '10',
    })
  }
})

const settings = async (more: object = {}) =>
  (
    await operator.call('balthzar_get_input_group_settings_with_value', {
      input_group_record_link: group,
      part_no: 'P1',
      part_type_record_no: '',
      tool_id: 'T1',
      machine_id: 'IG-1',
      ...more,
    })
  ).data as { setting_type: string; property_set_value: string }[]
const values = async (more: object = {}) =>
  Object.fromEntries((await settings(more)).map((row) => [row.setting_type, row.property_set_value]))
const save = (changes: object[], more: object = {}) =>
  operator.raw({
    name: 'save_input_group_values',
    payload: {
      input_group_record_link: group,
      machine_id: 'IG-1',
      tool_id: 'T1',
      part_no: 'P1',
      settings: changes,
      employee: EMPLOYEE,
      ...more,
    },
    request_id: randomUUID(),
  })
const change = (setting_type: string, new_value: string, more: object = {}) => ({
  setting_type,
  property_description: `Value of ${setting_type}`,
  new_value,
  ...more,
})

test('W-ENTITY-44 W-VALID-34 only groups in use with the right beginning are listed', async () => {
  const { data } = await operator.call('get_input_groups', { machine_id: 'IG-1' })
  expect(data).toContainEqual({ record_no: group, description: 'MASKINDATA test', input: 1, output: 0, status: 1 })
  const names = (data as { description: string }[]).map(({ description }) => description)
  expect(names).toContain('Tool settings, cooling')
  expect(names).not.toContain('Laboratory')
  expect(names).not.toContain('Maskindata put away')
})

test('W-VALID-35-B the beginnings are a setting of the company', async () => {
  const setting = (value: string) =>
    floor.sql("update company_setting set value = $1 where company_id = $2 and name = 'input_group_prefixes'", [
      value,
      COMPANY,
    ])
  const [before] = await floor.sql<{ value: string }>(
    "select value from company_setting where company_id = $1 and name = 'input_group_prefixes'",
    [COMPANY],
  )
  await setting('labo')
  const other = await floor.signIn('operator')
  const { data } = await other.call('get_input_groups', { machine_id: 'IG-1' })
  await setting(before?.value ?? '')
  expect(data).toMatchObject([{ description: 'Laboratory' }])
})

test('W-CALL-12 W-ENTITY-45 a value belongs to its machine, part and tool', async () => {
  expect((await settings())[0]).toEqual({
    setting_type: 'machine',
    property_description: 'Value of machine',
    unit: 'bar',
    property_set_value: '10',
    new_value: '',
  })
  const all = ['machine', 'machine_machine', 'tool', 'tool_machine']
  expect(await save(all.map((type) => change(type, '20')))).toMatchObject({ status: 200 })
  expect(await values()).toEqual({ machine: '20', machine_machine: '20', tool: '20', tool_machine: '20' })
  expect(await values({ part_no: 'P2' })).toMatchObject({ machine: '20', machine_machine: '10', tool: '20' })
  expect(await values({ machine_id: 'IG-2' })).toEqual({
    machine: '10',
    machine_machine: '10',
    tool: '20',
    tool_machine: '10',
  })
  expect(Object.keys(await values({ tool_id: '' }))).toEqual(['machine', 'machine_machine'])
  const kept = await floor.sql(`select employee, changed_by from input_group_value where value = '20'`)
  expect(kept).toHaveLength(4)
  expect(kept[0]).toEqual({ employee: EMPLOYEE, changed_by: 'operator' })
})

test.each([
  ['a word where a number belongs', [change('machine', '30'), change('tool', 'high')], {}],
  ['somebody has set another meanwhile', [change('machine', '30', { property_set_value: '11' })], {}],
  ['a tool’s value without a tool', [change('machine', '30'), change('tool', '30')], { tool_id: '' }],
  ['an employee nobody knows', [change('machine', '30')], { employee: '999999' }],
])('W-WIZARD-35-X all or nothing: %s', async (_what, changes, more) => {
  const before = await values()
  expect([404, 409]).toContain((await save(changes, more)).status)
  expect(await values()).toEqual(before)
})

test('T-PLANT-327 a group is added, seen at machines, changed once of two at once, renamed across, and kept with the values that were set', async () => {
  const admin = await floor.signIn('admin')
  const force = {
    record_no: null,
    setting_type: 'machine' as const,
    property_description: 'Force',
    unit: 'kN',
    first_value: '8',
  }
  const speed = { ...force, property_description: 'Speed', unit: 'mm/s', first_value: '60' }
  const group = { record_no: null, description: 'Maskindata press', active: true, settings: [force, speed], version: 0 }
  const put = (change: object) => admin.call('save_input_group', { ...group, ...change })
  const listed = async () =>
    (await operator.call('get_input_groups', { machine_id: 'IG-1' })).data.map(({ description }) => description)

  expect((await operator.call('save_input_group', group)).status).toBe(403)
  expect((await operator.call('get_input_group_settings', {})).status).toBe(403)
  expect((await operator.call('delete_input_group', { record_no: 1, version: 1 })).status).toBe(403)
  expect((await put({ settings: [] })).status).toBe(422)
  expect((await put({ settings: [force, force] })).message).toBe('Force stands there twice for the same thing.')
  expect((await put({ settings: [{ ...force, first_value: 'much' }] })).status).toBe(409)
  const [added] = (await put({})).data as InputGroupSettingRow[]
  expect(added).toMatchObject({ description: 'Maskindata press', version: 1, settings: [{ used: false }, {}] })
  expect((await put({})).message).toBe('There is an input group Maskindata press already.')
  expect(await listed()).toContain('Maskindata press')

  const record_no = added?.record_no ?? 0
  const [first, second] = added?.settings ?? []
  const across = [
    { ...force, record_no: second?.record_no ?? 0, unit: 'mm/s' },
    { ...speed, record_no: first?.record_no ?? 0, unit: 'kN' },
  ]
  const both = await Promise.all([1, 2].map(() => put({ record_no, version: 1, settings: across })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const strange = await put({ record_no, version: 2, settings: [{ ...force, record_no: 1 }] })
  expect(strange.status).toBe(409)

  const link = { input_group_record_link: record_no }
  const set = [{ setting_type: 'machine', property_description: 'Force', new_value: '9' }]
  expect(await save(set, link)).toMatchObject({ status: 200 })
  expect((await put({ record_no, version: 2, settings: [across[1]] })).message).toContain('Force has values')
  const moved = [{ ...across[0], setting_type: 'tool' }]
  expect((await put({ record_no, version: 2, settings: moved })).message).toContain('Force has values')
  expect((await admin.call('delete_input_group', { record_no, version: 2 })).message).toContain('Switch it off instead')
  expect((await put({ record_no, version: 2, active: false, settings: [across[0]] })).data[0]).toMatchObject({
    active: false,
    version: 3,
    settings: [{ property_description: 'Force', unit: 'mm/s', used: true }],
  })
  expect(await listed()).not.toContain('Maskindata press')

  const [other] = (await put({ description: 'Maskindata two' })).data as InputGroupSettingRow[]
  const remove = (version: number) => admin.call('delete_input_group', { record_no: other?.record_no ?? 0, version })
  expect((await remove(2)).status).toBe(409)
  expect((await remove(1)).status).toBe(200)
  const trail = await floor.sql<{ what: string }>(
    "select what from audit where company_id = $1 and what like 'input-group.%' order by audit_id",
    [COMPANY],
  )
  expect(trail.map(({ what }) => what)).toEqual([
    'input-group.added',
    'input-group.changed',
    'input-group.changed',
    'input-group.added',
    'input-group.removed',
  ])
})
