/** Histories of what has a page of its own and no name of its own: keys of programs, deliveries of reports, groups of values. */
import type { InputGroupSettingRow } from '@takt/domain/scrap/model/input-group-setting.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { anAuditEntry } from './setup.fixture.ts'

const server = testServer()
let admin: Caller
let supervisor: Caller

beforeAll(async () => {
  await server.sql("update app_user set full_name = 'Astrid Admin' where company_id = 1000 and username = 'admin'")
  ;[admin, supervisor] = await Promise.all([server.signIn('admin'), server.signIn('supervisor')])
})

interface Told {
  readonly label: string
  readonly was: string | null
  readonly is: string | null
}
const inWords = (changes: unknown) => (changes as Told[]).map(({ label, was, is }) => [label, was, is])

test('T-PLANT-590 who made and revoked which key is told for each way in by itself, and the key is nowhere in it', async () => {
  const make = async (opens: 'import' | 'signals', name: string) => {
    const [made] = (await admin.call('create_access_key', { opens, name })).data
    return { key_id: Number(made?.key_id), key: String(made?.key) }
  }
  const erp = await make('import', 'ERP of the trial')
  const hall = await make('signals', 'Hall of the trial')
  await admin.call('revoke_access_key', { key_id: erp.key_id })
  const changes = async (value: string) => {
    const only = { field: 'opens', value }
    const { data } = await admin.call('get_register_changes', { register: 'access-key', only })
    expect(JSON.stringify(data)).not.toContain(erp.key)
    return data.map(({ what, who, called }) => [what, who, called])
  }
  expect((await changes('import')).slice(0, 2)).toEqual([
    ['removed', 'Astrid Admin', 'ERP of the trial'],
    ['added', 'Astrid Admin', 'ERP of the trial'],
  ])
  expect(await changes('signals')).toContainEqual(['added', 'Astrid Admin', 'Hall of the trial'])
  expect((await changes('signals')).flat()).not.toContain('ERP of the trial')
  await admin.call('revoke_access_key', { key_id: hall.key_id })
})

test('T-PLANT-591 of a delivery every change is told in words, also of one that is gone, and those of another report are not', async () => {
  const people = (await supervisor.call('get_report_recipients', {})).data
  const person = (name: string) => Number(people.find(({ username }) => username === name)?.user_id)
  const wish = {
    ...({ schedule_no: 0, version: 0, report_id: 'mtbf', format: 'pdf', active: true } as const),
    ...{ question: { period: 'last week' as const, machines: ['M101'] }, weekdays: [1, 5], at_minutes: 360 },
    recipients: [person('planner')],
  }
  const [made] = (await admin.call('save_report_schedule', wish)).data
  const [schedule_no, version] = [Number(made?.schedule_no), Number(made?.version)]
  const changed = {
    ...{ ...wish, schedule_no, version, weekdays: [2], at_minutes: 1050, format: 'csv' as const, active: false },
    ...{ question: { period: 'yesterday' as const, machines: ['M101'] } },
    recipients: [person('planner'), person('supervisor')],
  }
  expect((await admin.call('save_report_schedule', changed)).status).toBe(200)
  expect((await admin.call('delete_report_schedule', { schedule_no })).status).toBe(200)
  const of = (value: string) => ({ register: 'report-schedule', only: { field: 'report_id', value } }) as const
  const told = (await admin.call('get_register_changes', of('mtbf'))).data.slice(0, 3)
  expect(told.map(({ what, called }) => [what, called])).toEqual([
    ['removed', 1050],
    ['changed', 1050],
    ['added', 360],
  ])
  const planner = String(people.find(({ username }) => username === 'planner')?.full_name || 'planner')
  const own = String(people.find(({ username }) => username === 'supervisor')?.full_name || 'supervisor')
  expect(inWords(told[1]?.changes)).toEqual([
    ['Days', 'Mon, Fri', 'Tue'],
    ['Time', '06:00', '17:30'],
    ['Format', 'PDF', 'CSV'],
    ['Recipients', planner, expect.toBeOneOf([`${planner}, ${own}`, `${own}, ${planner}`])],
    ['About', 'Period Last week, Machines M101 Engel Victory 120', 'Period Yesterday, Machines M101 Engel Victory 120'],
    ['Deliver this report', 'yes', 'no'],
  ])
  expect((await admin.call('get_register_changes', of('mdt'))).data.map(({ key }) => key)).not.toContain(
    String(schedule_no),
  )
})

test('T-PLANT-592 of an input group it is told which of its values were what, and what was merely known is no change', async () => {
  const force = { setting_type: 'machine', property_description: 'Force', unit: 'kN', first_value: '8' } as const
  const heat = { ...force, property_description: 'Heat', unit: '°C' }
  const speed = { setting_type: 'tool', property_description: 'Speed', unit: '', first_value: '' } as const
  const asNew = [force, heat].map((value) => ({ ...value, record_no: null }))
  const group = { record_no: null, description: 'Maskindata trial', active: true, version: 0 }
  const [added] = (await admin.call('save_input_group', { ...group, settings: asNew })).data as InputGroupSettingRow[]
  const record_no = added?.record_no ?? 0
  const [kept, other] = (added?.settings ?? []).map(({ used: _used, ...value }) => value)
  if (!kept || !other) throw new Error('the group was not added')
  const named = { ...group, record_no, description: 'Maskindata press' }
  await admin.call('save_input_group', { ...named, version: 1, settings: [kept, other] })
  const settings = [{ ...kept, first_value: '9' }, other, { ...speed, record_no: null }]
  await admin.call('save_input_group', { ...named, version: 2, active: false, settings })
  expect((await admin.call('delete_input_group', { record_no, version: 3 })).status).toBe(200)
  const changes = (await admin.call('get_register_changes', { register: 'input-group', key: String(record_no) })).data
  expect(changes.map(({ what, called }) => [what, called])).toEqual([
    ['removed', 'Maskindata press'],
    ['changed', 'Maskindata press'],
    ['changed', 'Maskindata press'],
    ['added', 'Maskindata trial'],
  ])
  const force8 = 'Unit kN, Value to begin with 8, It belongs to The machine, What is set Force'
  expect(inWords(changes[1]?.changes)).toEqual([
    ['Values', force8, `${force8.replace('8', '9')}; It belongs to The tool, What is set Speed`],
    ['Is offered', 'yes', 'no'],
  ])
  // Whether values were set of it is kept beside it and was changed by nobody.
  expect(inWords(changes[2]?.changes)).toEqual([['Name', 'Maskindata trial', 'Maskindata press']])
})

test('T-PLANT-593 a history asks for what its page asks for, and tells nobody what else an entry holds', async () => {
  await anAuditEntry(server, {
    what: 'access-key.created',
    key: '999593',
    before: null,
    after: { name: 'Old', opens: 'import', secret: 'hidden' },
  })
  const probe = { register: 'access-key', only: { field: 'secret', value: 'hidden' } } as const
  expect((await admin.call('get_register_changes', probe)).data).toEqual([])
  await server.sql(
    "update app_user set granted = '{can-access-admin-panel}' where company_id = 1000 and username = 'supervisor'",
  )
  try {
    const ask = async (register: 'access-key' | 'report-schedule' | 'input-group') =>
      (await supervisor.call('get_register_changes', { register })).status
    expect(await ask('access-key')).toBe(403)
    expect(await ask('report-schedule')).toBe(200)
    expect(await ask('input-group')).toBe(200)
    await server.sql(
      "update app_user set removed = '{schedule-reports}' where company_id = 1000 and username = 'supervisor'",
    )
    expect(await ask('report-schedule')).toBe(403)
  } finally {
    await server.sql(
      "update app_user set granted = '{}', removed = '{}' where company_id = 1000 and username = 'supervisor'",
    )
  }
})

test('T-PLANT-644 company settings and levels tell on their pages who changed them, from what to what', async () => {
  const told = async (register: 'setting' | 'level', key: string) =>
    (await admin.call('get_register_changes', { register, key })).data
  await admin.call('set_company_setting', { name: 'autoSlideInterval', value: '45' })
  await admin.call('set_company_setting', { name: 'autoSlideInterval', value: null })
  const [back, first] = await told('setting', 'autoSlideInterval')
  expect(first).toMatchObject({ what: 'changed', key: 'autoSlideInterval', called: 'autoSlideInterval' })
  expect(first?.changes).toMatchObject([{ from: expect.anything(), to: '45', is: '45 s' }])
  expect(back?.changes).toMatchObject([{ from: '45', was: '45 s' }])
  try {
    await admin.call('save_user_level', { usertype: 6, names: { en: 'Fitter' }, grant: ['view-themes'] })
    await admin.call('save_user_level', { usertype: 6, names: { en: 'Fitter', de: 'Einrichter' } })
    const [named, given] = await told('level', '6')
    expect(given?.changes).toMatchObject([{ field: 'names' }, { field: 'permissions' }])
    expect(named?.changes).toMatchObject([
      { field: 'names', from: { en: 'Fitter' }, to: { de: 'Einrichter', en: 'Fitter' } },
    ])
  } finally {
    await server.sql('delete from user_level where company_id = 1000 and usertype = 6')
  }
})
