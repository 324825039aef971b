import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'

const server = testServer()
let machine_id = ''
let machines = 0
const settings = {
  name: 'Boxes',
  signal: 'scale_1',
  unit: 'kg',
  purpose: 'pallet',
  min_weight: 0.5,
  max_weight: 12,
} as const
let admin: Caller
let reader: Caller
let keeper: Caller

const grant = (username: string, granted: string[]) =>
  server.sql('update app_user set granted = $2 where company_id = 1000 and username = $1', [username, granted])
const scales = async () => (await reader.call('get_scales', { machine_id })).data
const says = (value: unknown, name = 'scale_1') =>
  signal(server, machine_id, { at: server.clock.now ?? 0, kind: 'value', value: { name, value } })

beforeAll(async () => {
  server.clock.now = Date.now()
  await grant('operator', ['view-tpqs-admin'])
  await grant('supervisor', ['view-tpqs-admin', 'admin-tpqs-admin'])
  reader = await server.signIn('operator')
  keeper = await server.signIn('supervisor')
  admin = await server.signIn('admin')
})
beforeEach(async () => {
  machines += 1
  machine_id = `WEIGH${machines}`
  await aMachine(server, { machine_id })
})

test('a scale is set up, hears its signal and is connected for a minute after it', async () => {
  const saved = await admin.call('save_scale', { machine_id, scale_id: 'S1', ...settings, version: null })
  expect(saved.data[0]).toMatchObject({ scale_id: 'S1', ...settings, tare: 0, enabled: 1, reading: null, connected: 0 })
  await says(3.25)
  await says(99, 'another signal')
  await says('7.5')
  expect((await scales())[0]).toMatchObject({ reading: 7.5, connected: 1 })
  server.clock.now = (server.clock.now ?? 0) + 60_001
  expect((await scales())[0]).toMatchObject({ reading: 7.5, connected: 0 })
  expect((await keeper.call('tare_scale', { machine_id, scale_id: 'S1' })).message).toBe(
    'Scale S1 is not connected: there is nothing to tare.',
  )
  await says(-0.1)
  expect((await scales())[0]).toMatchObject({ reading: -0.1, connected: 1 })
  await says(0.4)
  const tared = await keeper.call('tare_scale', { machine_id, scale_id: 'S1' })
  expect(tared.data[0]).toMatchObject({ tare: 0.4, reading: 0.4 })
  await keeper.call('set_scale_enabled', { machine_id, scale_id: 'S1', enabled: 0 })
  expect((await scales())[0]).toMatchObject({ enabled: 0, tare: 0.4 })
  expect((await keeper.call('tare_scale', { machine_id, scale_id: 'S1' })).message).toBe('Scale S1 is switched off.')
})

test('T-PERM-11 reading, using and setting up are three rights, and the server asks for each', async () => {
  await admin.call('save_scale', { machine_id, scale_id: 'S1', ...settings, version: null })
  await keeper.call('set_scale_enabled', { machine_id, scale_id: 'S1', enabled: 0 })
  const stranger = await server.signIn('planner')
  expect((await stranger.call('get_scales', { machine_id })).status).toBe(403)
  const use = [
    ['tare_scale', { machine_id, scale_id: 'S1' }],
    ['set_scale_enabled', { machine_id, scale_id: 'S1', enabled: 1 }],
  ] as const
  const setUp = [
    ['save_scale', { machine_id, scale_id: 'S9', ...settings, version: null }],
    ['remove_scale', { machine_id, scale_id: 'S1', version: 0 }],
  ] as const
  const status = async (who: Caller, [name, payload]: (typeof use | typeof setUp)[number]) =>
    (await who.raw({ name, payload })).status
  for (const action of [...use, ...setUp]) expect(await status(reader, action)).toBe(403)
  for (const action of setUp) expect(await status(keeper, action)).toBe(403)
  expect((await scales())[0]).toMatchObject({ scale_id: 'S1', enabled: 0 })
  await grant('planner', ['setup-tpqs-admin'])
  for (const action of use) expect(await status(stranger, action)).toBe(403)
})

test('of two who set the same scale up the second is told, and two scales never share a signal', async () => {
  const add = (scale_id: string, change = {}) =>
    admin.call('save_scale', { machine_id, scale_id, ...settings, signal: `of ${scale_id}`, version: null, ...change })
  const both = await Promise.all([add('S2'), add('S2')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await add('S3', { signal: 'of S2' })).message).toBe('Scale S2 already listens to signal of S2.')
  expect((await add('S3', { min_weight: 9, max_weight: 3 })).message).toBe('The lowest weight lies above the highest.')
  expect((await add('S2', { name: 'Big', version: 0 })).data[0]).toMatchObject({ name: 'Big', version: 1 })
  expect(await add('S2', { name: 'Late', version: 0 })).toMatchObject({ status: 409, code: 2 })
  const remove = (version: number) => admin.call('remove_scale', { machine_id, scale_id: 'S2', version })
  expect((await remove(0)).status).toBe(409)
  expect((await remove(1)).status).toBe(200)
  expect((await remove(1)).status).toBe(404)
  expect(await scales()).toEqual([])
})

test('T-PLANT-280 what a scale is for is kept and told; without a word it is for anything, and units are chosen', async () => {
  const { purpose: _pallet, ...unsaid } = settings
  const save = (change: object) =>
    admin.call('save_scale', { machine_id, scale_id: 'S5', ...unsaid, signal: 'of S5', version: null, ...change })
  expect((await save({ unit: 'lb' })).status).toBe(422)
  expect((await save({ purpose: 'letters' })).status).toBe(422)
  expect((await save({})).data[0]).toMatchObject({ purpose: 'any' })
  expect((await save({ purpose: 'piece', version: 0 })).data[0]).toMatchObject({ purpose: 'piece' })
  const [said] = await server.sql<{ after: object }>(
    "select after from audit where company_id = 1000 and what = 'scale.changed' and key = $1 order by audit_id desc limit 1",
    [`${machine_id}/S5`],
  )
  expect(said?.after).toMatchObject({ purpose: 'piece' })
})
