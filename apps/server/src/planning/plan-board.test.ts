import type { PlanBoard, PlanOrder } from '@takt/domain/planning/model/plan-board.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCardMaterial, aMaterial } from '../materials/materials.fixture.ts'
import { aCard, aPart } from '../orders/orders.fixture.ts'

const server = testServer()
const HOUR = 3_600_000
const start = Date.now()
const at = (hours: number) => new Date(start + hours * HOUR).toISOString()
let planner: Caller
let admin: Caller

/** 100 pieces of 36 s: an hour each, set up in none. Machines around the clock. */
beforeAll(async () => {
  planner = await server.signIn('planner')
  admin = await server.signIn('admin')
  for (const machine_id of ['PB1', 'PB2', 'PB3', 'PB4', 'PB5', 'PB6']) await aMachine(server, { machine_id })
  await aMachine(server, { machine_id: 'PBX', category: 'CNC' })
  await aPart(server, { part_no: 'PB-1', planned_setup_time: 0 })
  await aPart(server, { part_no: 'PB-SET', planned_setup_time: 2 })
  await aPart(server, { part_no: 'PB-NO', planned_setup_time: 1, planned_unit_time: 0 })
  await aPart(server, { part_no: 'PB-ONE', planned_setup_time: 0, machine_id_only: 'PB1' })
})

const card = (card_no: string, machine_id: string, hours: number, part_no = 'PB-1') =>
  aCard(server, { card_no, machine_id, part_no, planned_start_time: at(hours) })

async function board(machines: string, who = planner): Promise<PlanBoard> {
  const answer = await who.call('get_plan_board', { machine_string: machines, from: at(-24), until: at(24 * 30) })
  expect(answer.status, answer.message).toBe(200)
  return answer.data[0] as unknown as PlanBoard
}
const hours = (time: string) => (time === '' ? null : Math.round(((Date.parse(time) - start) / HOUR) * 10) / 10)
const shown = ({ orders }: PlanBoard) =>
  orders.map(({ card_no, machine_id, begin_at, run_at, end_at }) => [
    card_no,
    machine_id,
    hours(begin_at),
    hours(run_at),
    hours(end_at),
  ])
const one = (plan: PlanBoard, card_no: string) => plan.orders.find((order) => order.card_no === card_no) as PlanOrder

const move = (plan: PlanBoard, card_no: string, machine_id: string, hour: number) => {
  const order = one(plan, card_no)
  const { machine_id: seen_machine_id, planned_start_time: seen_start_time } = order
  return { card_no, machine_id, planned_start_time: at(hour), seen_machine_id, seen_start_time }
}
const save = (plan: PlanBoard, moves: ReturnType<typeof move>[], who = planner) =>
  who.call('save_plan', { seen_version: plan.version, moves })
const queueOf = async (machine_id: string) =>
  (await planner.call('get_planned_orders', { machine_id })).data.map((row) => row.card_no)

test('T-PLAN-01 T-PLAN-02 T-PLAN-03 a board lays out what runs and waits, says what is late and what nobody knows', async () => {
  await card('PB-R', 'PB1', -0.5)
  await planner.call('start_order', { machine_id: 'PB1', card_no: 'PB-R' })
  await card('PB-A', 'PB1', -30)
  await card('PB-B', 'PB1', 1, 'PB-SET')
  await card('PB-C', 'PB1', 20, 'PB-NO')
  await card('PB-D', 'PB1', 20.5)
  const plan = await board('PB1')
  expect(plan.machines).toMatchObject([{ machine_id: 'PB1', calendar: 0 }])
  expect(plan.calendars[0]?.spans).toHaveLength(1)
  // The run has no piece yet: it goes by the planned time.
  expect(shown(plan)).toEqual([
    ['PB-R', 'PB1', 0, 0, 1],
    ['PB-A', 'PB1', 1, 1, 2],
    ['PB-B', 'PB1', 2, 4, 5],
    ['PB-C', 'PB1', 20, 21, null],
    ['PB-D', 'PB1', 21, 21, 22],
  ])
  expect(
    plan.orders.map(({ running, standing, why, unknown, uncertain }) => [running, standing, why, unknown, uncertain]),
  ).toEqual([
    [true, 'late', 'began-late', '', false],
    [false, 'late', 'not-started', '', false],
    [false, 'at-risk', 'waits', '', false],
    [false, '', '', 'no-speed', false],
    [false, 'at-risk', 'waits', '', true],
  ])
})

test('T-PLAN-04 what the product knows to be missing is said: a blocked program, stock that does not suffice', async () => {
  await aCard(server, { card_no: 'PB-L', machine_id: 'PB6', part_no: 'PB-1', program_id: 'P.6' })
  const material_no = 'PB-STEEL'
  await aMaterial(server, { material_no, material_desc: 'Steel', material_unit: 'kg', material_balance: 30 })
  await aCardMaterial(server, { card_no: 'PB-L', material_no, planned_qty: 50, per_unit: 0.5 })
  await planner.call('balthzar_euromap', {
    feature: 'block_program',
    machine_id: 'PB6',
    program_id: 'P.6',
    comment: 'too hot',
  })
  expect(one(await board('PB6'), 'PB-L')).toMatchObject({
    ...{ locked: 1, lock_comment: 'too hot' },
    short_of: [{ material_no, material_desc: 'Steel', unit: 'kg', needed: 50, stock: 30 }],
  })
  await server.sql('update material set material_balance = 50 where company_id = 1000 and material_no = $1', [
    material_no,
  ])
  expect(one(await board('PB6'), 'PB-L').short_of).toEqual([])
})

test('T-PLAN-05 T-PLAN-08 a saved move is the plan that operators see; lateness stays with what was wanted; back is as before', async () => {
  await card('PB-E', 'PB2', -30)
  await card('PB-F', 'PB2', 2)
  const before = await board('PB2;PB3')
  const { due_at, wanted_start_time } = one(before, 'PB-E')
  const saved = await save(before, [move(before, 'PB-E', 'PB3', 48)])
  expect(saved, saved.message).toMatchObject({ status: 200, data: [{ moved: 1 }] })
  expect([await queueOf('PB2'), await queueOf('PB3')]).toEqual([['PB-F'], ['PB-E']])
  const after = await board('PB2;PB3')
  expect(one(after, 'PB-E')).toMatchObject({
    machine_id: 'PB3',
    standing: 'late',
    why: 'not-started',
    wanted_start_time,
    due_at,
  })
  expect(hours(one(after, 'PB-E').begin_at)).toBe(48)
  const late = (await planner.call('get_planned_orders', { machine_id: 'PB3', only_late: true })).data
  expect(late.map((row) => row.card_no)).toEqual(['PB-E'])
  const risks = (await planner.call('get_late_orders', { machine_string: 'PB3' })).data
  expect(risks).toMatchObject([
    { card_no: 'PB-E', standing: 'late', due_at: wanted_start_time, done_at: one(after, 'PB-E').end_at },
  ])
  const [entry] = await server.sql<{ what: string; key: string }>(
    `select what, key from audit where company_id = 1000 and key = 'PB-E' order by 1 desc limit 1`,
  )
  expect(entry).toEqual({ what: 'planning.moved', key: 'PB-E' })

  const back = { ...move(after, 'PB-E', 'PB2', -30) }
  expect((await save(after, [back])).status).toBe(200)
  const [kept] = await server.sql(
    'select machine_id, wanted_start_time, wanted_end_time, wanted_machine_id from card where card_no = $1',
    ['PB-E'],
  )
  expect(kept).toEqual({ machine_id: 'PB2', wanted_start_time: null, wanted_end_time: null, wanted_machine_id: null })
})

test('T-PLAN-09 of two planners the second is told who moved what, and nothing of theirs is written', async () => {
  for (const [card_no, hour] of [
    ['PB-G', 1],
    ['PB-H', 3],
    ['PB-I', 5],
  ] as const)
    await card(card_no, 'PB4', hour)
  const [mine, theirs] = [await board('PB4;PB5'), await board('PB4;PB5', admin)]
  expect((await save(theirs, [move(theirs, 'PB-H', 'PB5', 3)], admin)).status).toBe(200)
  const refused = await save(mine, [move(mine, 'PB-I', 'PB4', 0.5)])
  expect(refused).toMatchObject({
    status: 409,
    message: 'Astrid Löfgren has moved order WO-PB-H to PB5 meanwhile. Nothing was saved.',
  })
  expect(await queueOf('PB4')).toEqual(['PB-G', 'PB-I'])
  // At other machines nobody is in the way.
  await card('PB-J', 'PB6', 9)
  const other = { ...(await board('PB6')), version: mine.version }
  expect((await save(other, [move(other, 'PB-J', 'PB6', 10)])).status).toBe(200)
  const fresh = await board('PB4;PB5')
  expect((await save(fresh, [move(fresh, 'PB-I', 'PB4', 0.5)])).status).toBe(200)
  expect(await queueOf('PB4')).toEqual(['PB-I', 'PB-G'])
  // Two at the same moment: one of them is told.
  const same = await board('PB4')
  const both = await Promise.all([
    save(same, [move(same, 'PB-I', 'PB4', 7)]),
    save(same, [move(same, 'PB-G', 'PB4', 8)], admin),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('T-PLAN-06 a move that rules forbid is refused in words, and the whole plan with it', async () => {
  await card('PB-K', 'PB1', 30)
  await card('PB-M', 'PB1', 31, 'PB-ONE')
  const plan = await board('PB1;PB2;PBX')
  const refusal = async (card_no: string, machine_id: string, change: object = {}) => {
    const answer = await save(plan, [
      move(plan, 'PB-K', 'PB1', 40),
      { ...move(plan, card_no, machine_id, 32), ...change },
    ])
    return `${answer.status} ${answer.message}`
  }
  expect(await refusal('PB-M', 'PB2')).toBe('409 The part of order PB-M is not made on machine PB2.')
  expect(await refusal('PB-M', 'PBX')).toContain('409')
  expect(await refusal('PB-R', 'PB1')).toBe('409 Order PB-R has been started and stays on its machine.')
  expect(await refusal('PB-M', 'NOPE')).toContain('404')
  expect(await refusal('PB-M', 'PB1', { seen_start_time: at(99) })).toBe(
    '409 Order PB-M no longer stands where you saw it. Nothing was saved.',
  )
  expect(await refusal('PB-K', 'PB1')).toBe('409 Order PB-K is moved twice in one plan.')
  expect(hours(one(await board('PB1'), 'PB-K').planned_start_time)).toBe(30)
})

test('T-PLAN-10 the board and its moves ask for the permission of planners and the machines of who asks', async () => {
  const operator = await server.signIn('operator')
  expect((await operator.call('get_plan_board', { from: at(0), until: at(9) })).status).toBe(403)
  expect((await save(await board('PB1'), [move(await board('PB1'), 'PB-K', 'PB1', 40)], operator)).status).toBe(403)
})

test('T-PLAN-08 an ERP that repeats itself leaves the move, one that says another start is heard', async () => {
  const said = {
    card_no: 'PB-ERP',
    work_order_no: 'PB-ERP',
    part_no: 'PB-1',
    op_number: '10',
    machine_id: 'PB5',
    planned_op_qty: 10,
  }
  const send = (planned_start_time: string) =>
    admin.call('import_records', { kind: 'orders', records: [{ ...said, planned_start_time }] })
  await send(at(50))
  const plan = await board('PB5')
  expect((await save(plan, [move(plan, 'PB-ERP', 'PB5', 70)])).status).toBe(200)
  await send(at(50))
  expect(hours(one(await board('PB5'), 'PB-ERP').planned_start_time)).toBe(70)
  await send(at(60))
  expect(one(await board('PB5'), 'PB-ERP')).toMatchObject({ planned_start_time: at(60), wanted_start_time: at(60) })
})
