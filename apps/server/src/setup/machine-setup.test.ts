import { addDays } from '@takt/domain/ground/dates.ts'
import { momentOf } from '@takt/domain/ground/zone-time.ts'
import { suggestedMachine } from '@takt/domain/setup/suggested-machine.ts'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { plantDay, ZONE } from '../../test/plant-day.ts'
import { type Caller, post, testServer } from '../../test/test-server.ts'
import { createLog } from '../ground/log.ts'
import { serverSettings } from '../ground/server-settings.ts'
import { createCompany } from '../seed/create-company.ts'
import { startServer } from '../start-server.ts'

const server = testServer()
let admin: Caller
let operator: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

const machine = (machine_id: string) => ({
  ...suggestedMachine(),
  machine_id,
  machine_description: `Machine ${machine_id}`,
  department: '10',
})
const add = (machine_id: string, change: object = {}) =>
  admin.call('save_machine', { ...machine(machine_id), ...change, version: 0 })
const settingOf = async (machine_id: string) =>
  (await admin.call('get_machine_settings', {})).data.find((row) => row.machine_id === machine_id)
const shownTo = async (who: Caller, machine_id: string) =>
  (await who.call('get_machines', {})).data.find((row) => row.machine_id === machine_id)
const trail = async (key: string) =>
  (
    await server.sql<{ what: string }>(
      'select what from audit where company_id = 1000 and key = $1 order by audit_id',
      [key],
    )
  ).map(({ what }) => what)

test('T-PLANT-127 in an empty company the first machine is made in one go with its department; it is shown live by another process, takes signals with the company’s key, and its stop is there', async () => {
  const account = { key: 'new-plant', name: 'New plant', timeZone: 'Europe/Stockholm', language: 'sv' as const }
  const { company_id, ingestKey } = await createCompany(server.database, {
    ...account,
    admin: 'chef',
    password: 'long enough now',
    starter: false,
  })
  const signedIn = await post(`${server.url}/api/session`, {
    company_key: 'new-plant',
    username: 'chef',
    password: 'long enough now',
  })
  const bearer = String(signedIn.data[0]?.bearer)
  const call = (name: string, payload: object) => post(`${server.url}/api/call`, { name, payload }, bearer)
  expect((await call('get_machines', {})).data).toEqual([])

  const other = await startServer({
    database: server.database,
    settings: serverSettings({}, { port: 0, webFolder: '' }),
    log: createLog(() => {}),
  })
  const socket = new WebSocket(`${other.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  try {
    const heard = new Promise<string>((resolve) => {
      socket.on('message', (data) => String(data).includes('MachineChanged') && resolve(String(data)))
    })
    const welcome = new Promise((resolve) => socket.once('message', resolve))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(JSON.stringify({ type: 'hello', events: ['MachineChanged'] }))
    await welcome
    const saved = await call('save_machine', {
      ...machine('S1'),
      department: 'FORMSPRUTN',
      new_places: [{ kind: 'department', code: 'FORMSPRUTN', description: 'Formsprutning' }],
      version: 0,
    })
    expect([saved.status, saved.message]).toEqual([200, ''])
    expect(saved.data[0]).toMatchObject({
      zone_description: 'Allmänt',
      object_description: 'Machine S1',
      terminal: true,
    })
    expect(await heard).toContain('"machine_id":"S1"')
  } finally {
    socket.terminate()
    await other.stop()
  }
  expect((await call('get_machines', {})).data).toMatchObject([
    { machine_id: 'S1', department_description: 'Formsprutning', status: 'N' },
  ])
  expect((await call('get_touch_config_for_machine', { machine_id: 'S1' })).data[0]).toMatchObject({
    empty: false,
    stop_reason_menu: 1,
  })
  const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  const taken = await server.ingest(
    [
      { seq: 1, machine_id: 'S1', at: at(120), kind: 'state', value: 'running' },
      { seq: 2, machine_id: 'S1', at: at(60), kind: 'state', value: 'stopped' },
    ],
    { key: ingestKey },
  )
  expect(taken.body).toMatchObject({ accepted: 2, quarantined: 0 })
  expect((await call('get_machines', {})).data).toMatchObject([{ status: 'S', current_stop_reason: '-' }])
  expect((await call('get_uncoded_stops', { machine_id: 'S1' })).data).toHaveLength(1)
  expect(await server.sql('select 1 from stop where company_id = $1', [company_id])).toHaveLength(1)
})

test('T-PLANT-214 start-up scrap is limited in per cent of the order, 5 where nobody said otherwise', async () => {
  expect(machine('PC1').max_startup_scrap).toBe(5)
  const saved = (max_startup_scrap: number) => add('PC1', { max_startup_scrap })
  expect(await saved(101)).toMatchObject({ status: 422, message: expect.stringContaining('max_startup_scrap') })
  expect(await saved(100)).toMatchObject({ status: 200 })
})

test('T-PLANT-325 T-PLANT-326 limits of availability and speed and the kind of ERP connection are set with the machine, go with it to every screen, and are refused the wrong way round', async () => {
  const set = {
    efficiency_green_limit: 91.12345,
    efficiency_yellow_limit: 71,
    speed_green_limit: 3.5,
    speed_yellow_limit: 12,
    erp_connection_type: 3,
  }
  expect((await add('W7', set)).status).toBe(200)
  expect(await settingOf('W7')).toMatchObject(set)
  expect(await shownTo(operator, 'W7')).toMatchObject(set)
  const change = (wrong: object) => admin.call('save_machine', { ...machine('W7'), ...set, ...wrong, version: 1 })
  expect(await change({ efficiency_yellow_limit: 95 })).toMatchObject({
    status: 409,
    message: 'Availability: green must be above yellow.',
  })
  expect(await change({ speed_green_limit: 12 })).toMatchObject({
    status: 409,
    message: 'Speed: green must be below yellow.',
  })
  expect((await change({ erp_connection_type: -1 })).status).toBe(422)
  expect((await change({ erp_connection_type: 0, speed_green_limit: 4 })).status).toBe(200)
  expect(await shownTo(operator, 'W7')).toMatchObject({ erp_connection_type: 0, speed_green_limit: 4 })
})

test('T-PLANT-127 a number is given once, in whatever letters, is fit for addresses, and stands; of two who change a machine at once the second is told; all of it is in the audit log', async () => {
  const both = await Promise.all([add('W1'), add('W1')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await add('w1')).toMatchObject({ status: 409, message: expect.stringContaining('already') })
  expect(await add('W/2')).toMatchObject({ status: 422 })
  expect(await add('W;2')).toMatchObject({ status: 409, message: expect.stringContaining('letters and digits') })
  expect(await add('W2', { department: 'NOWHERE' })).toMatchObject({ status: 409 })
  expect(await add('W2', { calendar_id: 4711 })).toMatchObject({ status: 404 })
  expect(await add('W2', { unattended_code: 'NO' })).toMatchObject({ status: 409 })
  expect(await add('W2', { oee_green_limit: 50, oee_yellow_limit: 60 })).toMatchObject({
    status: 409,
    message: 'OEE: green must be above yellow.',
  })
  const change = (machine_description: string) =>
    admin.call('save_machine', { ...machine('W1'), machine_description, version: 1 })
  const changed = await Promise.all([change('Press A'), change('Press B')])
  expect(changed.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await settingOf('W1')).toMatchObject({ version: 2, last_signal: '' })
  expect(await trail('W1')).toEqual(['machine.added', 'machine.changed'])
})

test('T-PLANT-127 only who may administer sees the settings, only who may act changes them; a copy has the functions of its model', async () => {
  expect(await operator.call('get_machine_settings', {})).toMatchObject({
    status: 403,
    message: expect.stringContaining('can-access-admin-panel'),
  })
  expect(await operator.call('save_machine', { ...machine('W3'), version: 0 })).toMatchObject({ status: 403 })
  await add('W3', { copy_of: 'M101' })
  const functions = await server.sql<{ special_functions: number[] }>(
    "select special_functions from machine where company_id = 1000 and machine_id in ('M101', 'W3') order by machine_id",
  )
  expect(functions[0]?.special_functions.length).toBeGreaterThan(0)
  expect(functions[1]).toEqual(functions[0])
  const kept = await settingOf('C307')
  expect(kept).toMatchObject({ terminal: false })
})

test('T-PLANT-127 a machine of which nothing is known is deleted; one with a past is not, and says so', async () => {
  await add('W4')
  await operator.call('add_my_machine', { machine_id: 'W4' })
  expect((await admin.call('delete_machine', { machine_id: 'W4' })).status).toBe(200)
  expect(await settingOf('W4')).toBeUndefined()
  expect(await admin.call('delete_machine', { machine_id: 'M101' })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Switch it off instead'),
  })
})

test('T-PLANT-128 places are added, renamed by one of two at once, and deleted when nothing uses them', async () => {
  const place = { kind: 'department' as const, code: 'HALL9', description: 'Hall nine' }
  const both = await Promise.all([
    admin.call('save_place', { ...place, named: null }),
    admin.call('save_place', { ...place, named: null }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const rename = (description: string) => admin.call('save_place', { ...place, description, named: 'Hall nine' })
  expect((await Promise.all([rename('North'), rename('South')])).map(({ status }) => status).sort()).toEqual([200, 409])
  await add('W5', { department: 'HALL9' })
  expect(await shownTo(operator, 'W5')).toMatchObject({ department_description: expect.stringMatching(/North|South/) })
  expect(await admin.call('delete_place', { kind: 'department', code: 'HALL9' })).toMatchObject({ status: 409 })
  await admin.call('delete_machine', { machine_id: 'W5' })
  expect((await admin.call('delete_place', { kind: 'department', code: 'HALL9' })).status).toBe(200)
  expect(await trail('department/HALL9')).toEqual(['place.added', 'place.renamed', 'place.removed'])
  for (const kind of ['zone', 'category'] as const) {
    const put = { kind, code: 'NINE', description: 'Nine' }
    expect((await admin.call('save_place', { ...put, named: null })).status).toBe(200)
    expect((await admin.call('save_place', { ...put, description: '9', named: 'Nine' })).status).toBe(200)
    await add('W8', { [kind]: 'NINE' })
    expect(await settingOf('W8')).toMatchObject({ [kind]: 'NINE' })
    expect(await admin.call('delete_place', { kind, code: 'NINE' })).toMatchObject({ status: 409 })
    await admin.call('delete_machine', { machine_id: 'W8' })
    expect((await admin.call('delete_place', { kind, code: 'NINE' })).status).toBe(200)
  }
  expect((await admin.call('save_place', { kind: 'line', code: 'x', description: 'X', named: null })).status).toBe(409)
  expect((await admin.call('save_place', { kind: 'line', code: '77', description: 'X', named: null })).status).toBe(200)
  expect((await admin.call('delete_place', { kind: 'line', code: '77' })).status).toBe(200)
})

test('T-PLANT-131 a machine switched off ends its stop, is on no overview, takes no booking, and its signals wait; its statistics stay; switched on it goes on without the time between', async () => {
  await add('W6')
  const says = (seq: number, seconds: number, value: string) =>
    server.ingest(
      [{ seq, machine_id: 'W6', at: new Date(Date.now() - seconds * 1000).toISOString(), kind: 'state', value }],
      { connector: 'w6' },
    )
  await says(1, 300, 'running')
  await says(2, 200, 'stopped')
  const off = await admin.call('switch_machine', { machine_id: 'W6', active: false })
  expect([off.status, off.message]).toEqual([200, ''])
  expect(await shownTo(operator, 'W6')).toBeUndefined()
  expect((await says(3, 0, 'running')).body).toMatchObject({ accepted: 0, quarantined: 1 })
  const booked = await operator.call('set_stop_code', { machine_id: 'W6', stop: '', stop_code: '102', note: '' })
  expect(booked).toMatchObject({ status: 409, message: 'Machine W6 is switched off. Nothing can be booked on it.' })
  const ended = 'select end_time from stop where company_id = 1000 and machine_id = $1'
  expect((await server.sql<{ end_time: unknown }>(ended, ['W6']))[0]?.end_time).not.toBeNull()
  const today = plantDay()
  const counts = async (start_day: string) => {
    const place = { machine_id: '', locationtype: 'department', location: '10' }
    const days = { start_day, end_day: today }
    const { status, message, data } = await admin.call('get_stop_figures', {
      ...place,
      ...days,
      by: 'machine',
    } as never)
    expect([status, message]).toEqual([200, ''])
    return JSON.stringify(data).includes('W6')
  }
  expect(await counts(addDays(today, -1))).toBe(true)
  // Until when it was in use is judged by the days of the plant: in UTC half past midnight is yesterday.
  for (const [minutes, counted] of [
    [-30, false],
    [30, true],
  ] as const) {
    const at = new Date(momentOf(today, minutes, ZONE)).toISOString()
    await server.sql("update machine set switched_off = $1 where company_id = 1000 and machine_id = 'W6'", [at])
    expect([minutes, await counts(today)]).toEqual([minutes, counted])
  }

  expect((await admin.call('switch_machine', { machine_id: 'W6', active: true })).status).toBe(200)
  expect(await shownTo(operator, 'W6')).toMatchObject({ status: 'N' })
  const [waiting] = (await admin.call('get_quarantined_signals', {})).data.filter((row) =>
    JSON.stringify(row).includes('W6'),
  )
  const replayed = await admin.call('replay_quarantined_signals', { record_nos: [Number(waiting?.record_no)] })
  expect(replayed.data[0]).toMatchObject({ taken: true })
  expect(await shownTo(operator, 'W6')).toMatchObject({ status: 'R' })
  expect((await admin.call('rebuild_machine', { machine_id: 'W6' })).data[0]).toMatchObject({ differed: false })
  expect(await trail('W6')).toEqual(expect.arrayContaining(['machine.switched-off', 'machine.switched-on']))
})

test('T-PLANT-131 a machine on which an order runs is not switched off, and who is signed in at one is signed out', async () => {
  const [running] = await server.sql<{ machine_id: string; card_no: string }>(
    'select machine_id, card_no from order_run where company_id = 1000 and end_time is null limit 1',
  )
  const machine_id = String(running?.machine_id)
  expect(await admin.call('switch_machine', { machine_id, active: false })).toMatchObject({
    status: 409,
    message: expect.stringContaining(String(running?.card_no)),
  })
  await add('W9')
  const [person] = await server.sql<{ employee_number: string }>(
    `select employee_number from employee e where company_id = 1000 and allow_sign_in and active and not exists
       (select from attendance a where a.company_id = 1000 and a.employee_number = e.employee_number and until is null) limit 1`,
  )
  const employee_id = String(person?.employee_number)
  const signedIn = await operator.call('sign_in_employee_at_machine', { machine_id: 'W9', employee_id } as never)
  expect([signedIn.status, signedIn.message]).toEqual([200, ''])
  expect((await admin.call('switch_machine', { machine_id: 'W9', active: false })).status).toBe(200)
  expect(
    await server.sql("select 1 from attendance where company_id = 1000 and machine_id = 'W9' and until is null"),
  ).toEqual([])
})

test('T-PLANT-281 T-LIMIT-03 how many orders a bundle holds is set with the machine; as many as usual is not kept', async () => {
  const name = 'machine_bundle_quantity_BUN'
  const kept = () => server.sql('select value from company_setting where company_id = 1000 and name = $1', [name])
  const bundles = async () =>
    (await admin.call('get_detail_planning_machines', { category: 'IM' })).data.find(
      ({ machine_id }) => machine_id === 'BUN',
    )?.bundle_size
  expect((await add('BUN', { category: 'IM' })).data[0]).toMatchObject({ bundle_size: 4 })
  expect(await kept()).toEqual([])
  const save = async (bundle_size: number) =>
    admin.call('save_machine', { ...(await settingOf('BUN')), bundle_size } as never)
  expect((await save(0)).status).toBe(422)
  expect((await save(100)).status).toBe(422)
  expect((await save(7)).data[0]).toMatchObject({ bundle_size: 7 })
  expect([await kept(), await bundles()]).toEqual([[{ value: '7' }], 7])
  expect((await save(4)).data[0]).toMatchObject({ bundle_size: 4 })
  expect([await kept(), await bundles()]).toEqual([[], 4])
  await save(9)
  expect((await admin.call('delete_machine', { machine_id: 'BUN' })).status).toBe(200)
  expect(await kept()).toEqual([])
})
