import { beforeAll, expect, test } from 'vitest'
import { type Answer, type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'
import { aCompanySetting } from '../setup/setup.fixture.ts'

const server = testServer()
let planner: Caller
let next = 0

beforeAll(async () => {
  for (const machine_id of ['BM1', 'BM2', 'BM3']) await aMachine(server, { machine_id })
  await aPart(server, { part_no: 'BP-1' })
  await aPart(server, { part_no: 'BP-2' })
  await aPart(server, { part_no: 'BP-3', machine_id_only: 'BM1' })
  planner = await server.signIn('planner')
})

/** Planned cards of a machine, new ones each time. */
async function cards(count: number, own: { machine_id?: string; part_no?: string; planned_op_qty?: number } = {}) {
  const made: string[] = []
  for (let at = 0; at < count; at += 1) {
    next += 1
    const card_no = `B${String(next).padStart(4, '0')}`
    await aCard(server, { card_no, machine_id: 'BM1', part_no: 'BP-1', ...own })
    made.push(card_no)
  }
  return made
}
const create = (card_nos: string[], more: { machine_id?: string; planned_qty?: number } = {}, who = planner) =>
  who.call('balthzar_create_detail_planning_bundle', { machine_id: 'BM1', planned_qty: 100, card_nos, ...more })
const bundleNo = (answer: Answer) => {
  expect(answer.status, answer.message).toBe(200)
  return Number(answer.data[0]?.bundle_no)
}
const listOf = async (machine_id: string) => (await planner.call('get_bundles', { machine_id })).data
const cardsIn = (bundle: Record<string, unknown> | undefined) =>
  ((bundle?.cards ?? []) as { card_no: string }[]).map(({ card_no }) => card_no)
const numbers = async (machine_id: string) => (await listOf(machine_id)).map(({ bundle_no }) => bundle_no)
const book = (bundle_no: number, booked_machine_id: string) =>
  planner.call('balthzar_update_detail_planning_bundle_booked_machine_id', { bundle_no, booked_machine_id })
const swap = (bundle_no: number, machine_id: string) =>
  planner.call('balthzar_swap_detail_planning_bundle', { bundle_no, machine_id })
const remove = (bundle_no: number) => planner.call('balthzar_delete_detail_planning_bundle', { bundle_no })

test('T-ENTITY-15 T-CALL-32-X planned orders of one machine and part become a bundle, at the end of its list', async () => {
  const [first, second] = [await cards(2), await cards(1)]
  const made = await create(first)
  const bundle_no = bundleNo(made)
  expect(made.data[0]).toMatchObject({ bundle_no, machine_id: 'BM1', booked_machine_id: '', planned_qty: 100 })
  const later = bundleNo(await create(second))
  expect((await numbers('BM1')).slice(-2)).toEqual([bundle_no, later])
  const row = (await listOf('BM1')).find((bundle) => bundle.bundle_no === bundle_no)
  expect(cardsIn(row)).toEqual(first)
})

test('T-CALL-32-X a bundled card, one of another machine and too many are refused', async () => {
  const [bundled, strange] = [await cards(1), await cards(1, { machine_id: 'BM2' })]
  bundleNo(await create(bundled))
  expect((await create(bundled)).message).toBe(`Order ${bundled[0]} is in another bundle already.`)
  expect((await create(strange)).message).toBe(`There is no order ${strange[0]} on machine BM1.`)
  expect((await create([...(await cards(1)), ...(await cards(1, { part_no: 'BP-2' }))])).message).toBe(
    'Orders of different parts cannot be bundled.',
  )
  expect((await create(await cards(2, { planned_op_qty: 60 }))).message).toBe(
    'One of the orders has only 60 left to make.',
  )
  expect((await create(await cards(5))).message).toBe('A bundle of this machine holds at most 4 orders.')
})

test('T-LIMIT-03 the size of bundles is set machine by machine, and nonsense counts as 4', async () => {
  const size = (value: string) => aCompanySetting(server, { name: 'machine_bundle_quantity_BM2', value })
  const shown = async () =>
    (await planner.call('get_detail_planning_machines', { category: 'IM' })).data.find(
      ({ machine_id }) => machine_id === 'BM2',
    )?.bundle_size
  await size('2')
  expect(await shown()).toBe(2)
  const three = await cards(3, { machine_id: 'BM2' })
  expect((await create(three, { machine_id: 'BM2' })).message).toBe('A bundle of this machine holds at most 2 orders.')
  await size('none')
  expect(await shown()).toBe(4)
  bundleNo(await create(three, { machine_id: 'BM2' }))
})

test('T-CALL-32-X of two planners who bundle the same order one is told, and it is in one bundle', async () => {
  const [shared] = await cards(1)
  const answers = await Promise.all([create([shared!]), create([shared!])])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const rows = await server.sql('select 1 from bundle_card where company_id = 1000 and card_no = $1', [shared])
  expect(rows).toHaveLength(1)
})

test('T-CALL-05 T-CALL-39-X a booked bundle is neither deleted nor booked again; unbooked it goes and its cards are free', async () => {
  const card_nos = await cards(2)
  const bundle_no = bundleNo(await create(card_nos))
  expect((await book(bundle_no, 'BM2')).data[0]).toMatchObject({ booked_machine_id: 'BM2' })
  expect((await book(bundle_no, 'BM3')).message).toBe(`Bundle ${bundle_no} is booked on BM2. Unbook it first.`)
  expect((await remove(bundle_no)).status).toBe(409)
  expect((await book(bundle_no, '')).data[0]).toMatchObject({ booked_machine_id: '' })
  expect((await book(bundle_no, 'C301')).message).toBe('Machine C301 is of another category.')
  expect((await remove(bundle_no)).status).toBe(200)
  expect((await remove(bundle_no)).status).toBe(404)
  bundleNo(await create(card_nos))
})

test('T-CALL-40-X a split puts the named cards into a new bundle right behind the old one', async () => {
  const card_nos = await cards(3, { machine_id: 'BM3' })
  const old = bundleNo(await create(card_nos, { machine_id: 'BM3' }))
  const last = bundleNo(await create(await cards(1, { machine_id: 'BM3' }), { machine_id: 'BM3' }))
  const split = (leaving: string[]) =>
    planner.call('balthzar_split_detail_planning_bundle', { bundle_no: old, card_nos: leaving })
  expect((await split(card_nos)).message).toBe(`At least one order stays in bundle ${old}.`)
  expect((await split(['NOPE'])).status).toBe(409)
  const added = Number((await split([card_nos[1]!])).data.find(({ bundle_no }) => bundle_no !== old)?.bundle_no)
  expect(await numbers('BM3')).toEqual([old, added, last])
  const held = (await listOf('BM3')).map(({ cards: list }) => (list as unknown[]).length)
  expect(held).toEqual([2, 1, 1])
})

test('T-CALL-41-X T-PLANT-94 a swap takes bundle and orders to the end of the other list; booked, started or bound ones stay', async () => {
  const card_nos = await cards(2)
  const bundle_no = bundleNo(await create(card_nos))
  await book(bundle_no, 'BM3')
  expect((await swap(bundle_no, 'BM2')).message).toBe(`Bundle ${bundle_no} is booked on BM3. Unbook it first.`)
  await book(bundle_no, '')
  expect((await swap(bundle_no, 'BM2')).data[0]).toMatchObject({ machine_id: 'BM2' })
  expect((await numbers('BM2')).at(-1)).toBe(bundle_no)
  expect(await numbers('BM1')).not.toContain(bundle_no)
  const plan = (await planner.call('get_planned_orders', { machine_id: 'BM2' })).data.map(({ card_no }) => card_no)
  expect(plan).toEqual(expect.arrayContaining(card_nos))

  const bound = bundleNo(await create(await cards(1, { part_no: 'BP-3' })))
  expect((await swap(bound, 'BM2')).message).toContain('is not made on machine BM2')
  expect((await swap(bound, 'C301')).status).toBe(409)
  const [started] = await cards(1)
  const running = bundleNo(await create([started!]))
  await anOrderRun(server, { machine_id: 'BM1', card_no: started!, start_time: new Date().toISOString() })
  expect((await swap(running, 'BM2')).message).toContain('has been started')
})

test('T-CALL-42-X a new order is the complete list; another set, or one seen in another order, is refused', async () => {
  for (const card_no of await cards(2)) bundleNo(await create([card_no]))
  const before = (await numbers('BM1')) as number[]
  const order = (bundle_nos: number[], seen_bundle_nos?: number[]) =>
    planner.call('balthzar_reorder_detail_planning_bundles', { machine_id: 'BM1', bundle_nos, seen_bundle_nos })
  const turned = before.toReversed()
  expect((await order(turned.slice(1))).code).toBe(2)
  expect((await order([...turned.slice(1), 999_999])).code).toBe(2)
  expect((await order(turned, before)).status).toBe(200)
  expect(await numbers('BM1')).toEqual(turned)
  expect((await order(before, before)).code).toBe(2)
  expect(await numbers('BM1')).toEqual(turned)
})

test('T-PERM-10 without the right nobody plans in detail', async () => {
  const operator = await server.signIn('operator')
  const [card_nos, bundled] = [await cards(1), await cards(1)]
  bundleNo(await create(bundled))
  expect((await create(card_nos, {}, operator)).status).toBe(403)
  expect((await operator.call('get_unbundled_orders', { category: 'IM' })).status).toBe(403)
  const offered = (await planner.call('get_unbundled_orders', { category: 'IM' })).data.map(({ card_no }) => card_no)
  expect(offered).toContain(card_nos[0])
  expect(offered).not.toContain(bundled[0])
})
