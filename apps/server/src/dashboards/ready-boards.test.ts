/** The boards that every company has: what they tell of a place, and to whom. */

import type {
  AndonBoard,
  LossesBoard,
  MaintenanceBoard,
  OrdersBoard,
  PlantBoard,
  QualityBoard,
} from '@takt/domain/dashboards/model/boards.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { type BoardName, type BoardPlace, boardNames } from '@takt/domain/ground/model/wall-boards.ts'
import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { type Answer, type Caller, post, testServer } from '../../test/test-server.ts'
import { anActivity, anActivityType } from '../activities/activities.fixture.ts'
import { aCalendar, aDayType, aShift } from '../calendar/calendar.fixture.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, aPart } from '../orders/orders.fixture.ts'
import { aScrapReason, aScrapTransaction } from '../scrap/scrap.fixture.ts'
import { aCompanySetting, aZone } from '../setup/setup.fixture.ts'
import { aStopCode } from '../stops/stops.fixture.ts'

const server = testServer()
const DAY = '2026-06-10'
/** A Wednesday. Stockholm is two hours ahead. */
const at = (time: string) => Date.parse(`${DAY}T${time}Z`)
const HALL = { locationtype: 'zone', location: 'WALL' } as const
let admin: Caller
let operator: Caller

const board = async <Board>(name: BoardName, place: Partial<BoardPlace> = HALL, who: Caller = operator) => {
  const answer = await who.call(`get_${name}_board`, place)
  expect([answer.status, answer.message]).toEqual([200, ''])
  return answer.data[0] as unknown as Board
}
const says = async (machine_id: string, time: string, kind: string, value: unknown) => {
  server.clock.now = at(time)
  await signal(server, machine_id, { at: at(time), kind, value })
}

beforeAll(async () => {
  server.clock.now = at('03:00')
  await aCompanySetting(server, { name: 'noContactSeconds', value: '36000' })
  await aZone(server, { code: 'WALL', description: 'Hall of the wall' })
  await aZone(server, { code: 'WALL-EMPTY', description: 'Hall without machines' })
  await aShift(server, { shift: 81, names: { en: 'Early', de: 'Früh' } })
  const { day_type } = await aDayType(server, { spans: [{ from: '06:00', to: '14:00', shift: 81 }] })
  const { calendar_id } = await aCalendar(server, { week: Array(7).fill(day_type) })
  for (const machine_id of ['W1', 'W2', 'W3']) {
    const own = {
      machine_id,
      machine_description: `Press ${machine_id}`,
      zone: 'WALL',
      calendar_id,
      good_from_cycles: true,
    }
    await aMachine(server, { ...own, q_green_limit: 98, special_functions: [32] })
    await aPart(server, { part_no: `P-${machine_id}`, unit: 'pcs' })
  }
  await aStopCode(server, { stop_code: 'W-FAULT', names: { en: 'Hydraulics' }, loss_kind: 'breakdown' })
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
  await says('W1', '04:00', 'state', 'running')
  await aCard(server, {
    card_no: 'C-W1',
    machine_id: 'W1',
    part_no: 'P-W1',
    planned_op_qty: 300,
    planned_start_time: `${DAY}T04:00:00Z`,
  })
  await operator.call('start_order', { machine_id: 'W1', card_no: 'C-W1' })
  await says('W2', '04:00', 'state', 'stopped')
  await operator.call('set_stop_code', { machine_id: 'W2', stop_code: 'W-FAULT' })
  await says('W1', '05:00', 'cycles', 80)
  await says('W1', '05:00', 'state', 'stopped')
  await says('W1', '05:30', 'state', 'running')
  await says('W1', '06:00', 'state', 'running')
})

test('T-LOOK-50 the plant board tells OEE, pieces against what was planned by now, states and the largest losses of the day so far', async () => {
  const plant = await board<PlantBoard>('plant')
  expect(plant.head).toMatchObject({
    place: 'Hall of the wall',
    machines: 3,
    day: DAY,
    shift: 81,
    shifts: 1,
    shift_names: { en: 'Early' },
  })
  expect([plant.head.shift_start, plant.head.shift_end].map(Date.parse)).toEqual([at('04:00'), at('12:00')])
  expect(plant).toMatchObject({
    running: 1,
    stopped: 1,
    uncoded: 0,
    no_contact: 1,
    made: [{ unit: 'pcs', made_qty: 80, good_qty: 80, scrap_qty: 0, target_qty: 200 }],
  })
  // 1.5 h of 4 h ran; 80 of the 150 pieces that they would have made.
  expect(plant.t_percent).toBeCloseTo(37.5)
  expect(plant.a_percent).toBeCloseTo(53.33)
  expect(plant.tak).toBeCloseTo(20)
  expect(plant.losses.map(({ kind, ms }) => [kind, Math.round(ms / 60_000)])).toEqual([
    ['reason', 120],
    ['slow', 42],
    ['uncoded', 30],
  ])
  expect(plant.losses[0]).toMatchObject({ names: { en: 'Hydraulics' }, colour: expect.stringMatching(/^#/) })
  const losses = await board<LossesBoard>('losses')
  expect(losses.losses).toEqual(plant.losses)
})

test('T-LOOK-50 OEE of a board is that of the losses of the same place and day', async () => {
  const plant = await board<PlantBoard>('plant')
  const [tree] = (await operator.call('get_loss_tree', { ...HALL, start_day: DAY, end_day: DAY })).data
  const { losses } = tree as { losses: Record<string, number> }
  const sum = plant.losses.reduce((all, { ms }) => all + ms, 0)
  const told = ['setup', 'planned', 'breakdown', 'waiting', 'uncoded', 'micro', 'silent', 'slow', 'scrap'] as const
  expect(Math.round(sum / 1000)).toBe(Math.round(told.reduce((all, name) => all + (losses[name] ?? 0), 0) / 1000))
})

test('T-LOOK-51 the andon board has each machine of its place with state, reason, order and pieces of the shift', async () => {
  const { machines } = await board<AndonBoard>('andon')
  expect(machines.map(({ machine_id, name, status }) => [machine_id, name, status])).toEqual([
    ['W1', 'Press W1', 'R'],
    ['W2', 'Press W2', 'S'],
    ['W3', 'Press W3', 'N'],
  ])
  expect(machines[0]).toMatchObject({ card_no: 'C-W1', part_no: 'P-W1', unit: 'pcs', loss_kind: '' })
  expect(machines[0]?.made).toMatchObject([{ unit: 'pcs', good_qty: 80, target_qty: 200 }])
  expect(machines[1]).toMatchObject({
    stop_names: { en: 'Hydraulics' },
    loss_kind: 'breakdown',
    card_no: '',
    made: [],
  })
})

test('T-LOOK-53 T-LOOK-95 T-LOOK-114 orders late and at risk: late and falling behind, why, by how much, when they are expected', async () => {
  await aCard(server, {
    card_no: 'C-W2',
    machine_id: 'W2',
    part_no: 'P-W2',
    planned_start_time: '2026-06-08T06:00:00Z',
  })
  await aCard(server, { card_no: 'C-W3', machine_id: 'W3', part_no: 'P-W3', planned_start_time: `${DAY}T05:00:00Z` })
  const { orders, ...sums } = await board<OrdersBoard>('orders')
  expect(sums).toMatchObject({ running: 1, late: 1, at_risk: 1 })
  expect(orders.map(({ standing }) => standing)).toEqual(['late', 'at-risk'])
  expect(orders.map(({ card_no, why, machine_name }) => [card_no, why, machine_name])).toEqual([
    ['C-W2', 'not-started', 'Press W2'],
    ['C-W1', 'slow', 'Press W1'],
  ])
  expect(orders[0]?.behind_ms).toBe(48 * 3_600_000)
  // The page of late orders has the same, and counts them by the same three.
  const page = await operator.call('get_late_orders', { machine_string: 'W1,W2,W3' })
  expect(page.data).toEqual(orders)
  expect(orders.map(({ due_at }) => Date.parse(due_at))).toEqual([Date.parse('2026-06-08T06:00:00Z'), at('09:00')])
  // Two hours of setup and 100 pieces of 36 s.
  expect(Date.parse(orders[0]?.done_at ?? '')).toBe(at('09:00'))
})

test('T-LOOK-55 T-LOOK-116 quality: scrap against the limit, by reason and article, the last bookings', async () => {
  await aScrapReason(server, { code: 'W-BURR', names: { en: 'Burr' } })
  await aScrapReason(server, { code: 'W-HOLE', names: { en: 'Hole' } })
  const booked = { card_no: 'C-W1', day: DAY, shift: 81 }
  await aScrapTransaction(server, { ...booked, scrap_reason: 'W-BURR', scrap_qty: 3, trans_time: `${DAY}T05:10:00Z` })
  await aScrapTransaction(server, { ...booked, scrap_reason: 'W-HOLE', scrap_qty: 1, trans_time: `${DAY}T05:20:00Z` })
  const yesterday = addDays(DAY, -1)
  await aScrapTransaction(server, {
    ...booked,
    day: yesterday,
    scrap_reason: 'W-HOLE',
    scrap_qty: 9,
    trans_time: `${yesterday}T05:20:00Z`,
  })
  for (const table of ['shift_figures', 'run_figures']) {
    await server.sql(
      `update ${table} set scrap_qty = 4, reducing_scrap_qty = 4 where machine_id = 'W1' and day = '${DAY}' and shift = 81`,
    )
  }
  const quality = await board<QualityBoard>('quality')
  expect(quality.shares).toEqual([
    { unit: 'pcs', made_qty: 80, good_qty: 76, scrap_qty: 4, scrap_percent: 5, goal_percent: 2 },
  ])
  expect(quality.reasons.map(({ names, scrap_qty }) => [names.en, scrap_qty])).toEqual([
    ['Burr', 3],
    ['Hole', 1],
  ])
  expect(quality.parts).toEqual([
    { part_no: 'P-W1', op_number: '10', part_description: 'P-W1 of the test', unit: 'pcs', scrap_qty: 4 },
  ])
  expect(quality.bookings.map(({ names }) => names.en)).toEqual(['Hole', 'Burr'])
})

test('T-LOOK-92 boards keep kilograms apart from pieces: made, target, scrap and its share, of the day and of the shift', async () => {
  await aPart(server, { part_no: 'P-W2-KG', unit: 'kg', planned_unit_time: 720, integer_unit: 0 })
  const kilograms = { card_no: 'C-W2-KG', machine_id: 'W2', part_no: 'P-W2-KG', planned_op_qty: 900 }
  await aCard(server, { ...kilograms, planned_start_time: `${DAY}T06:00:00Z` })
  expect((await operator.call('start_order', { machine_id: 'W2', card_no: 'C-W2-KG' })).status).toBe(200)
  const by = { machine_id: 'W2', card_no: 'C-W2-KG', employee: '0103' }
  server.clock.now = at('07:00')
  const booked = [
    await operator.call('receive_good_qty', { ...by, good_qty: 40.5, trans_time: `${DAY}T06:40:00Z` }),
    await operator.call('report_scrap', { ...by, scrap_qty: 4.5, scrap_reason: 'W-BURR' }),
  ]
  expect(booked.map(({ status, message }) => [status, message])).toEqual([
    [200, expect.anything()],
    [200, expect.anything()],
  ])
  const { made } = await board<PlantBoard>('plant')
  expect(made).toEqual([
    { unit: 'pcs', made_qty: 80, good_qty: 76, scrap_qty: 4, target_qty: 300 },
    { unit: 'kg', made_qty: 40.5, good_qty: 36, scrap_qty: 4.5, target_qty: 5 },
  ])
  const { machines } = await board<AndonBoard>('andon')
  expect(machines.map((machine) => [machine.unit, machine.made.map((one) => [one.unit, one.good_qty])])).toEqual([
    ['pcs', [['pcs', 76]]],
    ['kg', [['kg', 36]]],
    ['', []],
  ])
  const { shares, reasons, parts, bookings } = await board<QualityBoard>('quality')
  expect(shares.map(({ unit, scrap_percent, goal_percent }) => [unit, scrap_percent, goal_percent])).toEqual([
    ['pcs', 5, 2],
    ['kg', 11.11, 2],
  ])
  expect(reasons.map(({ code, unit, scrap_qty }) => [code, unit, scrap_qty])).toEqual([
    ['W-BURR', 'pcs', 3],
    ['W-HOLE', 'pcs', 1],
    ['W-BURR', 'kg', 4.5],
  ])
  expect(parts.map(({ part_no, unit }) => [part_no, unit])).toEqual([
    ['P-W1', 'pcs'],
    ['P-W2-KG', 'kg'],
  ])
  expect(bookings[0]).toMatchObject({ unit: 'kg', scrap_qty: 4.5 })
})

test('T-LOOK-56 maintenance: technical faults, and activities for who may look at them', async () => {
  const { record_no } = await anActivityType(server, { names: { en: 'Grease' }, alarm_period: 60 })
  for (const [machine_id, hours] of [
    ['W1', -1],
    ['W2', 5],
  ] as const) {
    const due_date = new Date(at('06:00') + hours * 3_600_000).toISOString()
    await anActivity(server, { machine_id, action_id: record_no, due_date })
  }
  const told = await board<MaintenanceBoard>('maintenance', HALL, admin)
  expect(told.faults).toMatchObject([{ machine_id: 'W2', name: 'Press W2', names: { en: 'Hydraulics' } }])
  expect(told).toMatchObject({ open: 2, overdue: 1 })
  expect(told.activities?.map(({ machine_id, names, alarm }) => [machine_id, names.en, alarm])).toEqual([
    ['W1', 'Grease', 'overdue'],
    ['W2', 'Grease', 'none'],
  ])
  await server.sql("update app_user set internal_activity = 0 where username = 'operator' and company_id = 1000")
  expect(await board<MaintenanceBoard>('maintenance')).toMatchObject({ activities: null, open: 0 })
})

test('T-LOOK-57 a place without machines, and one that is gone, answer an empty board', async () => {
  for (const location of ['WALL-EMPTY', 'GONE']) {
    const place = { locationtype: 'zone', location } as const
    for (const name of boardNames) {
      expect((await board<{ head: object }>(name, place)).head).toMatchObject({ machines: 0, heard_at: '' })
    }
  }
  expect((await operator.call('get_plant_board', { locationtype: 'zone', location: '' })).status).toBe(422)
})

test('T-LOOK-57 a company that was made a moment ago has all six', async () => {
  const second = await server.signIn('admin', 'second')
  for (const name of boardNames) {
    expect(await board<{ head: { place: string } }>(name, {}, second)).toMatchObject({ head: { place: '' } })
  }
})

const inTurn = (boards: readonly BoardName[], place: BoardPlace = { locationtype: '', location: '' }) => ({
  name: 'Gate',
  expires_at: null,
  boards: { boards: boards.map((one) => ({ board: one, seconds: 20 })), ...place },
})
const opened = async (answer: Answer) => {
  const [, , , company_id, code] = String(answer.data[0]?.path).split('/')
  return await post(`${server.url}/api/wall-session`, { company_id, code })
}
const callAs = (bearer: unknown, name: string, payload: object = {}) =>
  post(`${server.url}/api/call`, { name, payload }, String(bearer))

test('T-LOOK-58 a wall link holds boards of a place, each with its seconds, and shows the machines of that place', async () => {
  const session = (await opened(await admin.call('create_wall_link', inTurn(['plant', 'andon'], HALL)))).data[0]
  expect(session).toMatchObject({
    wall_boards: {
      ...HALL,
      boards: [
        { board: 'plant', seconds: 20 },
        { board: 'andon', seconds: 20 },
      ],
    },
    machine_restrictions: ['W1', 'W2', 'W3'],
    permissions: ['can-access-dashboard'],
  })
  const { machines } = (await callAs(session?.bearer, 'get_andon_board')).data[0] as unknown as AndonBoard
  expect(machines.map(({ machine_id }) => machine_id)).toEqual(['W1', 'W2', 'W3'])
  // No dashboard at all, and nothing but what draws boards.
  const config = { system_function: 'dashboards', template: 'moulding' }
  expect((await callAs(session?.bearer, 'get_config', config)).status).toBe(404)
  expect((await callAs(session?.bearer, 'get_configs', { system_function: 'dashboards' })).data).toEqual([])
  expect((await callAs(session?.bearer, 'get_loss_tree', { start_day: DAY, end_day: DAY })).status).toBe(403)
  const [listed] = (await admin.call('get_wall_links', {})).data
  expect(listed).toMatchObject({ name: 'Gate', dashboard: '', boards: HALL, place: 'Hall of the wall' })
  // The place is closed: its wall must not show the whole plant.
  await server.sql("update machine set zone = 'A1' where zone = 'WALL' and company_id = 1000")
  const after = (await callAs(session?.bearer, 'get_andon_board')).data[0] as unknown as AndonBoard
  expect(after.machines).toEqual([])
  await server.sql("update machine set zone = 'WALL' where machine_id in ('W1', 'W2', 'W3') and company_id = 1000")
})

test('T-LOOK-58 a wall shows no more than its maker may see: activities only of who may look at them, nothing of one with some machines', async () => {
  const make = () => admin.call('create_wall_link', inTurn(['maintenance']))
  const activities = async (answer: Answer) => {
    const bearer = (await opened(answer)).data[0]?.bearer
    return ((await callAs(bearer, 'get_maintenance_board', HALL)).data[0] as unknown as MaintenanceBoard).activities
  }
  const set = (level: number, machines: string[]) =>
    server.sql(
      "update app_user set internal_activity = $1, machine_restrictions = $2 where username = 'admin' and company_id = 1000",
      [level, machines],
    )
  expect(await activities(await make())).toHaveLength(2)
  await set(0, [])
  expect(await activities(await make())).toBeNull()
  await set(3, ['W1'])
  for (const place of [undefined, HALL]) {
    const refused = await admin.call('create_wall_link', inTurn(['plant'], place))
    expect([refused.status, refused.data]).toEqual([403, []])
  }
  expect((await board<AndonBoard>('andon', HALL, admin)).machines.map(({ machine_id }) => machine_id)).toEqual(['W1'])
  await set(3, [])
})

test.each([
  ['neither', { name: 'x', expires_at: null }],
  ['both', { ...inTurn(['plant']), dashboard: 'moulding' }],
  ['no board', inTurn([])],
  ['a board twice', inTurn(['plant', 'plant'])],
  ['a board that there is not', inTurn(['weather' as BoardName])],
])('T-LOOK-58 a wall link of %s is refused', async (_, wish) => {
  expect((await admin.call('create_wall_link', wish)).status).toBe(422)
})

test('T-LOOK-58 a wall link of a place that there is not is refused in words', async () => {
  const wish = inTurn(['plant'], { locationtype: 'zone', location: 'GONE' })
  expect(await admin.call('create_wall_link', wish)).toMatchObject({
    status: 404,
    message: expect.stringContaining('no such place'),
  })
})

test('T-LOOK-151 where calendars differ a wall tells how many shifts work, and names one that works', async () => {
  await aShift(server, { shift: 82, names: { en: 'Long' } })
  const { day_type } = await aDayType(server, { spans: [{ from: '06:00', to: '18:00', shift: 82 }] })
  const { calendar_id } = await aCalendar(server, { week: Array(7).fill(day_type) })
  const before = server.clock.now
  const [{ calendar_id: usual } = { calendar_id: 0 }] = await server.sql<{ calendar_id: number }>(
    "select calendar_id from machine where company_id = 1000 and machine_id = 'W3'",
  )
  await server.sql("update machine set calendar_id = $1 where company_id = 1000 and machine_id = 'W3'", [calendar_id])
  try {
    server.clock.now = at('11:00')
    expect((await board<PlantBoard>('plant')).head).toMatchObject({ shift: 81, shifts: 2 })
    server.clock.now = at('12:30')
    const { head } = await board<PlantBoard>('plant')
    expect(head).toMatchObject({ shift: 82, shifts: 1, shift_names: { en: 'Long' } })
  } finally {
    await server.sql("update machine set calendar_id = $1 where company_id = 1000 and machine_id = 'W3'", [usual])
    server.clock.now = before
  }
})

test('T-LOOK-57 at midnight and at a change of shift the figures turn over by themselves', async () => {
  server.clock.now = at('11:59')
  expect((await board<PlantBoard>('plant')).head).toMatchObject({ day: DAY, shift: 81 })
  server.clock.now = at('12:01')
  expect((await board<PlantBoard>('plant')).head).toMatchObject({ day: DAY, shift: 0, shifts: 0 })
  server.clock.now = at('22:01')
  const plant = await board<PlantBoard>('plant')
  expect(plant.head.day).toBe(addDays(DAY, 1))
  expect(plant).toMatchObject({ made: [], losses: [] })
})
