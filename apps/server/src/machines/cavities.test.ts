import { beforeAll, beforeEach, expect, test } from 'vitest'
import { EXAMPLE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'
import { aMachine, aTool, aToolInsert } from './machines.fixture.ts'

const server = testServer()
let plant: QuietPlant
let supervisor: Caller
let machine_id = ''
let tool_id = ''
let machines = 0

beforeAll(async () => {
  plant = await quietPlant(server)
  supervisor = await server.signIn('supervisor')
  await aPart(server, { part_no: 'CV-P' })
})
// A machine with a tool of its own for each test: four cavities, all open, and an order on it since long.
beforeEach(async () => {
  machines += 1
  machine_id = `CV${machines}`
  tool_id = `T-CV${machines}`
  await aMachine(server, { machine_id, good_from_cycles: true })
  await aTool(server, { tool_id })
  for (const insert_location of [1, 2, 3, 4]) await aToolInsert(server, { tool_id, insert_location })
  await server.sql('update machine set tool_id = $3 where company_id = $1 and machine_id = $2', [
    EXAMPLE,
    machine_id,
    tool_id,
  ])
  const card_no = `CV-${machines}`
  await aCard(server, { card_no, machine_id, part_no: 'CV-P' })
  await anOrderRun(server, { machine_id, card_no, start_time: plant.at(600), insatser: 4 })
  await plant.says(machine_id, 60, 'running')
})

const change = (name: 'open_cavities' | 'close_cavities', insert_locations: number[], more = {}) =>
  supervisor.call(name, { machine_id, tool_id, insert_locations, note: 'worn', ...more })
const statuses = async () =>
  (await supervisor.call('get_cavities', { machine_id })).data.map(({ insert_location, status }) => [
    insert_location,
    status,
  ])

test('T-CALL-49-X T-ENTITY-09 cavities of the mounted tool are read, closed and opened', async () => {
  expect(await statuses()).toEqual([1, 2, 3, 4].map((location) => [location, 1]))
  expect((await change('close_cavities', [2, 4])).data).toContainEqual({
    machine_id,
    tool_id,
    insert_location: 2,
    status: 0,
  })
  expect((await supervisor.call('get_machine', { machine_id })).data[0]).toMatchObject({ cavity_reduction: 2 })
  expect((await change('open_cavities', [4])).status).toBe(200)
  expect(await statuses()).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 1],
  ])
  const history = (await supervisor.call('get_cavity_history', { machine_id })).data
  expect(history.map((row) => [row.insert_location, row.from_status, row.to_status, row.note, row.username])).toEqual([
    [4, 0, 1, 'worn', 'supervisor'],
    [4, 1, 0, 'worn', 'supervisor'],
    [2, 1, 0, 'worn', 'supervisor'],
  ])
})

test('W-SF-16-X a closed cavity makes no pieces from then on', async () => {
  expect((await change('close_cavities', [2])).status).toBe(200)
  plant.pass(60_000)
  await plant.says(machine_id, -0.5, 10)
  const [sum] = await server.sql<{ qty: number }>(
    'select sum(counted_qty)::int as qty from shift_figures where company_id = $1 and machine_id = $2',
    [EXAMPLE, machine_id],
  )
  expect(sum?.qty).toBe(10 * 3)
})

test('T-CALL-49-X a tool that was changed meanwhile, an unknown cavity and one that is closed already are refused', async () => {
  expect((await change('close_cavities', [2])).status).toBe(200)
  expect(await change('close_cavities', [1], { tool_id: 'T-OLD' })).toMatchObject({
    status: 409,
    message: `The tool was changed meanwhile: ${tool_id} is mounted now.`,
  })
  expect((await change('close_cavities', [9])).message).toBe('The mounted tool has no cavity 9.')
  expect(await change('close_cavities', [1, 2])).toMatchObject({
    status: 409,
    message: 'Changed by someone else, reloaded.',
  })
  expect((await statuses())[0]).toEqual([1, 1])
})

test('T-CALL-49-X of two who close the same cavity at once one is told, and it is closed once', async () => {
  const answers = await Promise.all([change('close_cavities', [3]), change('close_cavities', [3])])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const rows = await server.sql(
    'select 1 from cavity_change where company_id = $1 and machine_id = $2 and insert_location = 3',
    [EXAMPLE, machine_id],
  )
  expect(rows).toHaveLength(1)
})

test('T-PERM-06-C T-STATE-13 seeing needs setting 1, changing needs setting 3 and the permission', async () => {
  const set = (show_cavities: number) =>
    server.sql("update app_user set show_cavities = $2 where company_id = $1 and username = 'operator'", [
      EXAMPLE,
      show_cavities,
    ])
  const operator = await server.signIn('operator')
  const see = () => operator.call('get_cavities', { machine_id })
  const close = () => operator.call('close_cavities', { machine_id, tool_id, insert_locations: [1] })
  await set(0)
  expect(await see()).toMatchObject({ status: 403, message: 'Your user may not see cavities.' })
  await set(2)
  expect((await see()).status).toBe(200)
  expect(await close()).toMatchObject({ status: 403, message: 'Your user may not change cavities.' })
  await set(3)
  expect((await close()).status).toBe(200)
  const planner = await server.signIn('planner')
  await server.sql("update app_user set show_cavities = 3 where company_id = $1 and username = 'planner'", [EXAMPLE])
  expect((await planner.call('open_cavities', { machine_id, tool_id, insert_locations: [1] })).status).toBe(403)
})
