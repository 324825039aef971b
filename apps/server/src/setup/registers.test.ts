import { beforeAll, expect, test } from 'vitest'
import { saveSamples } from '../../test/save-samples.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { anAuditEntry } from './setup.fixture.ts'

const server = testServer()
const of = { machine_id: 'M101', card_no: '', employee: '', stop_code: '', dashboard: '' }
const { save_stop_code: sample } = saveSamples(of)
const code = { ...sample, group_id: 'TEC', version: 0 }
let admin: Caller
let operator: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

const changes = async (key?: string) =>
  (await admin.call('get_register_changes', { register: 'stop-code', ...(key && { key }) })).data
const stored = async (stop_code: string) =>
  (await admin.call('get_stop_code_settings', {})).data.find((row) => row.stop_code === stop_code)
const check = (rows: Record<string, unknown>[]) => admin.call('check_register_rows', { register: 'stop-code', rows })
const save = (rows: Record<string, unknown>[]) => admin.call('save_register_rows', { register: 'stop-code', rows })

test('T-PLANT-462 who changed what is told field by field, of one row and of all, also of one that is gone', async () => {
  await server.sql("update app_user set full_name = 'Astrid Admin' where company_id = 1000 and username = 'admin'")
  await admin.call('save_stop_code', { ...code, stop_code: 'H1', setup_time: 0, loss_kind: 'waiting' })
  await admin.call('save_stop_code', {
    ...{ ...code, stop_code: 'H1', setup_time: 1, loss_kind: 'waiting', machines: ['M101'], version: 1 },
    names: { ...code.names, sv: 'Ny' },
  })
  await admin.call('delete_stop_code', { stop_code: 'H1', version: 2 })
  const told = await changes('H1')
  expect(told.map(({ what, who, key }) => [what, who, key])).toEqual([
    ['removed', 'Astrid Admin', 'H1'],
    ['changed', 'Astrid Admin', 'H1'],
    ['added', 'Astrid Admin', 'H1'],
  ])
  expect(told[1]?.changes).toMatchObject([
    { field: 'names', from: code.names, to: { ...code.names, sv: 'Ny' } },
    { field: 'machines', from: code.machines, to: ['M101'] },
    { field: 'setup_time', from: 0, to: 1 },
  ])
  expect((await changes()).slice(0, 3).map(({ id }) => id)).toEqual(told.map(({ id }) => id))
  expect((await operator.call('get_register_changes', { register: 'stop-code' })).status).toBe(403)
})

test('T-PLANT-462 what the audit holds besides the fields of the register stays on the server', async () => {
  await anAuditEntry(server, {
    what: 'stop-code.changed',
    key: 'H2',
    before: { setup_time: 0, secret: 'a' },
    after: { setup_time: 1, secret: 'b' },
  })
  expect(await changes('H2')).toMatchObject([{ who: 'gone', changes: [{ field: 'setup_time', from: 0, to: 1 }] }])
})

test('T-PLANT-463 what would become of every row is told, and nothing is written', async () => {
  await admin.call('save_stop_code', { ...code, stop_code: 'F1' })
  const before = await stored('F1')
  const rows = [
    { stop_code: 'F1', help_texts: code.help_texts },
    { stop_code: 'F1 ', names: { de: 'Neu' } },
    { stop_code: 'F2', group_id: 'TEC', names: { en: 'Added' } },
    { stop_code: 'F3', names: { en: 'No group' } },
    { stop_code: 'F4', group_id: 'NOWHERE', names: { en: 'x' } },
    { stop_code: 'F5', group_id: 'TEC', names: { en: 'x' }, machines: ['X999'] },
    { stop_code: 'F6', group_id: 'TEC', names: { en: 'x' }, stop_reason_color: 'url(x)' },
  ]
  const answer = await check(rows)
  expect(answer.data.map(({ key, outcome, field }) => [key, outcome, field])).toEqual([
    ['F1', 'unchanged', ''],
    ['F1', 'refused', 'stop_code'],
    ['F2', 'added', ''],
    ['F3', 'refused', 'group_id'],
    ['F4', 'refused', ''],
    ['F5', 'refused', ''],
    ['F6', 'refused', 'stop_reason_color'],
  ])
  expect(answer.data.map(({ call_message }) => call_message).join(' ')).toMatch(/F1.*NOWHERE.*X999/)
  expect(await stored('F1')).toEqual(before)
  expect(await stored('F2')).toBeUndefined()
})

test('T-PLANT-463 a file adds and changes; what it does not say stays, and every change is audited once', async () => {
  await admin.call('save_stop_code', { ...code, stop_code: 'G1', names: { en: 'One', sv: 'Ett' }, machines: ['M101'] })
  const answer = await save([
    { stop_code: 'G1', names: { sv: 'Etta', de: '' } },
    { stop_code: 'G2', group_id: 'TEC', names: { en: 'Two' }, setup_time: 1 },
  ])
  expect(answer.data.map(({ outcome }) => outcome)).toEqual(['changed', 'added'])
  expect(await stored('G1')).toMatchObject({ names: { en: 'One', sv: 'Etta' }, machines: ['M101'], version: 2 })
  expect(await stored('G2')).toMatchObject({ loss_kind: 'setup', include_in_mtbf: 1, active: true, version: 1 })
  expect((await changes('G1')).map(({ what }) => what)).toEqual(['changed', 'added'])
  const again = await save([{ stop_code: 'G1', names: { sv: 'Etta' } }])
  expect(again.data.map(({ outcome }) => outcome)).toEqual(['unchanged'])
  expect((await stored('G1'))?.version).toBe(2)
})

test('T-PLANT-463 where one row is refused none is written', async () => {
  const refused = await save([
    { stop_code: 'N1', group_id: 'TEC', names: { en: 'One' } },
    { stop_code: 'N2', group_id: 'NOWHERE', names: { en: 'Two' } },
  ])
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('NOWHERE') })
  expect(await stored('N1')).toBeUndefined()
  expect((await operator.call('save_register_rows', { register: 'stop-code', rows: [] })).status).toBe(403)
  expect((await operator.call('check_register_rows', { register: 'stop-code', rows: [] })).status).toBe(403)
})

test('T-PLANT-501 a key that differs only in case is taken, typed or in a file; what is stored can still be changed', async () => {
  await admin.call('save_stop_code', { ...code, stop_code: 'c1' })
  expect(await admin.call('save_stop_code', { ...code, stop_code: 'C1' })).toMatchObject({
    status: 409,
    message: expect.stringContaining('c1'),
  })
  const added = { group_id: 'TEC', names: { en: 'x' } }
  const { data } = await check([
    { stop_code: 'C1', ...added },
    { stop_code: 'c1', names: { en: 'changed' } },
    { stop_code: 'c2', ...added },
    { stop_code: 'C2', ...added },
  ])
  expect(data.map(({ outcome }) => outcome)).toEqual(['refused', 'changed', 'added', 'refused'])
})

test('T-PLANT-504 pages of their own tell who changed what: what an entry does not name stayed, and a goal is known by its place', async () => {
  const goal = {
    production_type: 'day',
    place: 'machine_id',
    place_id: 'M101',
    shift: 0,
    target_good_qty: 100,
    target_good_qty_alt_unit: 0,
    target_earned_hours: 0,
    valid_from: '2026-01-01',
    valid_to: '',
  } as const
  const [added] = (await admin.call('save_production_goal', { ...goal, record_no: null, version: 0 })).data
  const record_no = Number(added?.record_no)
  await admin.call('save_production_goal', { ...goal, target_good_qty: 120, record_no, version: 1 })
  await admin.call('delete_production_goal', { record_no, version: 2 })
  const told = (await admin.call('get_register_changes', { register: 'goal', key: String(record_no) })).data
  expect(told.map(({ what, called, changes }) => [what, called, changes])).toMatchObject([
    ['removed', String(record_no), []],
    ['changed', 'M101', [{ field: 'target_good_qty', from: 100, to: 120 }]],
    ['added', 'M101', []],
  ])
  const place = { kind: 'zone', code: 'Z504' } as const
  await admin.call('save_place', { ...place, description: 'Hall', named: null })
  await admin.call('save_place', { ...place, description: 'Hall 2', named: 'Hall' })
  const renamed = (await admin.call('get_register_changes', { register: 'place', key: 'zone/Z504' })).data
  expect(renamed.map(({ what, changes }) => [what, changes])).toMatchObject([
    ['changed', [{ field: 'description', from: 'Hall', to: 'Hall 2' }]],
    ['added', []],
  ])
})

test('T-PLANT-504 who sees some machines only is told of changes of those', async () => {
  for (const machine of ['M101', 'M102']) {
    await anAuditEntry(server, { what: 'value-rule.changed', key: `${machine}/504`, before: {}, after: {} })
  }
  const whole = (await admin.call('get_register_changes', { register: 'value-rule' })).data
  expect(whole.map(({ key }) => key)).toEqual(expect.arrayContaining(['M101/504', 'M102/504']))
  await server.sql("update app_user set machine_restrictions = '{M101}' where company_id = 1000 and username = 'admin'")
  try {
    const some = await server.signIn('admin')
    const seen = (await some.call('get_register_changes', { register: 'value-rule' })).data
    expect(seen.map(({ key }) => key)).toContain('M101/504')
    expect(seen.map(({ key }) => key)).not.toContain('M102/504')
  } finally {
    await server.sql("update app_user set machine_restrictions = '{}' where company_id = 1000 and username = 'admin'")
  }
})

test('T-PLANT-643 a file of places, shifts and value rules is read by the call of their form: what would become of each is told, all rows are written or none', async () => {
  const checked = async (register: 'place' | 'shift' | 'value-rule', rows: Record<string, unknown>[]) =>
    (await admin.call('check_register_rows', { register, rows })).data.map(({ key, outcome }) => [key, outcome])
  const put = (register: 'place' | 'shift' | 'value-rule', rows: Record<string, unknown>[]) =>
    admin.call('save_register_rows', { register, rows })
  const hall = { kind: 'zone', code: 'Z643', description: 'Hall' }
  const line = { kind: 'line', code: 'first', description: 'Line' }
  expect(await checked('place', [hall, { ...hall, kind: 'department' }, line, { ...hall, code: 'a/b' }])).toEqual([
    ['zone/Z643', 'added'],
    ['department/Z643', 'added'],
    ['line/first', 'refused'],
    ['zone/a/b', 'refused'],
  ])
  expect((await put('place', [hall, line])).status).toBe(409)
  const zones = async () => (await admin.call('get_place_settings', {})).data.filter(({ code }) => code === 'Z643')
  expect(await zones()).toEqual([])
  expect((await put('place', [hall])).data).toMatchObject([{ outcome: 'added' }])
  expect((await put('place', [hall])).data).toMatchObject([{ outcome: 'unchanged' }])
  expect((await put('place', [{ ...hall, description: 'Hall 2' }])).data).toMatchObject([{ outcome: 'changed' }])
  expect(await zones()).toMatchObject([{ kind: 'zone', description: 'Hall 2' }])

  expect(
    await checked('shift', [
      { shift: 1, names: { de: 'Früh' } },
      { shift: 93, names: {} },
    ]),
  ).toEqual([
    ['1', 'changed'],
    ['93', 'refused'],
  ])
  expect((await put('shift', [{ shift: 94, names: { en: 'Weekend' } }])).data).toMatchObject([{ outcome: 'added' }])
  expect((await put('shift', [{ shift: 94, names: { sv: 'Helg' } }])).data).toMatchObject([{ outcome: 'changed' }])
  const shifts = (await admin.call('get_shift_settings', {})).data
  expect(shifts.find(({ shift }) => shift === 94)).toMatchObject({ names: { en: 'Weekend', sv: 'Helg' }, version: 2 })

  const rule = {
    machine_id: 'M101',
    signal: 'heat643',
    comparison: '>',
    value: '80',
    stop_code: '102',
    verifying: false,
  }
  expect(
    await checked('value-rule', [rule, { ...rule, value: 'hot' }, { ...rule, signal: 'a', machine_id: 'M999' }]),
  ).toEqual([
    ['M101/heat643/>/80', 'added'],
    ['M101/heat643/>/hot', 'refused'],
    ['M999/a/>/80', 'refused'],
  ])
  await put('value-rule', [rule])
  const again = await put('value-rule', [{ ...rule, description: 'Too warm' }])
  expect(again.data).toMatchObject([{ outcome: 'changed', changes: [{ field: 'description', to: 'Too warm' }] }])
  const rules = (await admin.call('get_value_rules', {})).data.filter(({ signal }) => signal === 'heat643')
  expect(rules).toMatchObject([{ machine_id: 'M101', description: 'Too warm', active: true, version: 2 }])
  const told = (await admin.call('get_register_changes', { register: 'value-rule' })).data
  expect(told.filter(({ key }) => String(key).startsWith('M101/')).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['changed', 'added']),
  )
})
