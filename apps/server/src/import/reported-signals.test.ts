import type { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { earlyAfternoon, MINUTE } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { told } from '../../test/told.ts'
import { aMachine, aToolInsert, someTools } from '../machines/machines.fixture.ts'
import { aCard, aPart } from '../orders/orders.fixture.ts'

const server = testServer()
const start = earlyAfternoon()
const COMPANY = 1000
let admin: Caller
let operator: Caller
let machine_id = ''
let seq = 0
let machines = 0

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
  await aPart(server, { part_no: 'R-PART' })
  await someTools(server, [
    ['R-TOOL', ''],
    ['R-MOULD', ''],
  ])
  await aToolInsert(server, { tool_id: 'R-MOULD', insert_location: 1, status: 0 })
  await aToolInsert(server, { tool_id: 'R-MOULD', insert_location: 2 })
})

/** Every test has a machine of its own, on which cycles make pieces. */
beforeEach(async () => {
  machines += 1
  machine_id = `R${machines}`
  await aMachine(server, { machine_id, good_from_cycles: true })
  await server.sql(`update machine set scrap_reason = '' where company_id = $1 and machine_id = $2`, [
    COMPANY,
    machine_id,
  ])
  await admin.call('set_company_setting', { name: 'machineScrapReason', value: '52' })
  server.clock.now = start + 60 * MINUTE
})

type Said = readonly [minute: number, kind: string, value: unknown]
const words = (list: readonly Said[], at = machine_id) =>
  list.map(([minute, kind, value]) => {
    seq += 1
    return { seq, machine_id: at, at: new Date(start + minute * MINUTE).toISOString(), kind, value }
  })
const say = async (...list: Said[]) => {
  const answer = await server.ingest(words(list))
  expect(answer.body).toMatchObject({ accepted: list.length, quarantined: 0 })
}
const card = async (card_no: string, own: { machine_id?: string } = {}) => {
  await aCard(server, { card_no, part_no: 'R-PART', machine_id: own.machine_id ?? machine_id })
  return card_no
}
const runs = (of = machine_id) =>
  server.sql<{ card_no: string; from: number; to: number | null }>(
    `select card_no, round(extract(epoch from start_time - $2) / 60)::int as from,
       round(extract(epoch from end_time - $2) / 60)::int as to
     from order_run where company_id = $3 and machine_id = $1 order by start_time, p_order`,
    [of, new Date(start).toISOString(), COMPANY],
  )
const scrap = () =>
  server.sql<{ card_no: string; scrap_qty: number; scrap_reason: string }>(
    `select card_no, scrap_qty::float, scrap_reason from scrap_transaction
     where company_id = $1 and machine_id = $2 and source = 'machine' order by record_no`,
    [COMPANY, machine_id],
  )
const quantities = async (card_no: string) =>
  (
    await server.sql<{ good_qty: number; scrap_qty: number }>(
      'select good_qty::float, scrap_qty::float from card where company_id = $1 and card_no = $2',
      [COMPANY, card_no],
    )
  )[0]
const became = async () =>
  (await admin.call('get_reported_signals', {})).data
    .filter((row) => row.machine_id === machine_id)
    .map(({ kind, value, outcome }) => `${kind} ${value} ${outcome}`)
const notices = async () =>
  (await told(server, "machine_id = $1 and kind = 'machine-report'", [machine_id])).map(({ text }) => text)

describe('scrap', () => {
  test('T-PLANT-189 scrap that a machine reports is booked once on the order of its moment, pieces of one post as one record', async () => {
    const card_no = await card('R-S1')
    await say([0, 'order', card_no], [1, 'cycles', 10])
    const batch = words([
      [2, 'scrap', 2],
      [3, 'scrap', 1],
      [3, 'scrap', 0],
    ])
    expect((await server.ingest(batch)).body).toMatchObject({ accepted: 3 })
    expect((await server.ingest(batch)).body).toMatchObject({ accepted: 0, repeated: 3 })
    expect(await scrap()).toEqual([{ card_no, scrap_qty: 3, scrap_reason: '52' }])
    expect(await quantities(card_no)).toEqual({ good_qty: 7, scrap_qty: 3 })
    await operator.call('stop_order', { machine_id, card_no })
    await say([4, 'scrap', 1])
    expect(await quantities(card_no)).toEqual({ good_qty: 6, scrap_qty: 4 })
  })

  test('T-PLANT-189 it has the reason of the machine, else that of the company; without one it waits, and is booked with the next word', async () => {
    await admin.call('set_company_setting', { name: 'machineScrapReason', value: '' })
    const card_no = await card('R-S2')
    await say([0, 'order', card_no], [1, 'scrap', 2])
    expect(await scrap()).toEqual([])
    expect(await became()).toEqual(['scrap 2 waiting', `order ${card_no} started`])
    expect(await notices()).toEqual([expect.stringContaining('neither it nor the company has a reason')])
    const settings = (await admin.call('get_machine_settings', {})).data
    const machine = settings.find((row) => row.machine_id === machine_id) as unknown as MachineSettingRow
    const names = { machine_description: machine_id, menus: [] }
    const save = (scrap_reason: string) => admin.call('save_machine', { ...machine, ...names, scrap_reason })
    expect(await save('NONE')).toMatchObject({ status: 409, message: expect.stringContaining('NONE') })
    expect(await save('53')).toMatchObject({ status: 200, data: [{ scrap_reason: '53' }] })
    await say([2, 'scrap', 1])
    expect(await scrap()).toEqual([{ card_no, scrap_qty: 3, scrap_reason: '53' }])
    expect(await notices()).toHaveLength(1)
    await admin.call('set_company_setting', { name: 'machineScrapReason', value: '52' })
    await say([3, 'scrap', 1])
    expect((await scrap()).at(-1)).toEqual({ card_no, scrap_qty: 1, scrap_reason: '53' })
  })

  test('T-PLANT-189 without an order, or with several, it waits and people are told', async () => {
    await say([1, 'scrap', 1])
    expect(await notices()).toEqual([`Machine ${machine_id} reported scrap while no order was running.`])
    for (const card_no of [await card('R-S3'), await card('R-S4')]) {
      expect((await operator.call('start_order', { machine_id, card_no })).status).toBe(200)
    }
    server.clock.now = start + 90 * MINUTE
    await say([80, 'scrap', 1])
    expect(await scrap()).toEqual([])
    expect((await notices()).at(-1)).toContain('while 2 orders were running')
  })
})

describe('orders', () => {
  test('T-PLANT-190 the order that a machine names begins with its word; the next one ends it; no order ends it too', async () => {
    const [one, two] = [await card('R-O1'), await card('R-O2')]
    await say([0, 'order', one], [1, 'cycles', 5])
    await say([10, 'order', two], [11, 'cycles', 3])
    await say([20, 'order', ''], [21, 'cycles', 2])
    expect(await runs()).toEqual([
      { card_no: one, from: 0, to: 10 },
      { card_no: two, from: 10, to: 20 },
    ])
    expect([await quantities(one), await quantities(two)]).toMatchObject([{ good_qty: 5 }, { good_qty: 3 }])
    expect(await became()).toEqual(['order  ended', `order ${two} started`, `order ${one} started`])
  })

  test('T-PLANT-190 a word that is only repeated starts nothing again, and no order of a person ends by a word', async () => {
    const [one, two] = [await card('R-O3'), await card('R-O4')]
    await say([0, 'order', one])
    expect((await operator.call('stop_order', { machine_id, card_no: one })).status).toBe(200)
    expect((await operator.call('start_order', { machine_id, card_no: two })).status).toBe(200)
    server.clock.now = start + 90 * MINUTE
    await say([70, 'order', one])
    expect((await runs()).map(({ card_no, to }) => [card_no, to])).toEqual([
      [one, 60],
      [two, null],
    ])
    await say([71, 'order', ''], [72, 'order', one])
    expect((await runs()).map(({ card_no, to }) => [card_no, to])).toEqual([
      [one, 60],
      [two, null],
      [one, null],
    ])
  })

  test('T-PLANT-190 an unknown order, or one that runs elsewhere or is finished, is told and holds no signal up; said again it is tried again', async () => {
    const other = `${machine_id}-B`
    await aMachine(server, { machine_id: other })
    const [mine, theirs] = [await card('R-O5'), await card('R-O6', { machine_id: other })]
    await operator.call('start_order', { machine_id: other, card_no: theirs })
    await say([0, 'order', mine], [1, 'order', 'R-LATER'], [2, 'cycles', 4], [3, 'order', theirs])
    expect(await runs()).toEqual([{ card_no: mine, from: 0, to: null }])
    expect(await quantities(mine)).toMatchObject({ good_qty: 4 })
    expect(await notices()).toEqual([
      `Machine ${machine_id} reports order R-LATER, which is not known here.`,
      `Machine ${machine_id} reports order ${theirs}, which is running on machine ${other}.`,
    ])
    await say([4, 'order', 'R-LATER'])
    expect(await notices()).toHaveLength(2)
    await card('R-LATER')
    await say([5, 'order', 'R-LATER'], [6, 'cycles', 2])
    expect(await quantities('R-LATER')).toMatchObject({ good_qty: 2 })
    expect((await became())[0]).toBe('order R-LATER started')
    await server.sql(`update card set status = 'finished' where company_id = $1 and card_no = $2`, [COMPANY, mine])
    await say([7, 'order', mine])
    expect((await notices()).at(-1)).toContain('which is finished')
  })

  test('T-PLANT-190 what the start of an order refuses is undone to the last row', async () => {
    const [one, two] = [await card('R-O7'), await card('R-O8')]
    await say([0, 'order', one], [1, 'cycles', 3])
    await server.sql('update card set cancelled = 1 where company_id = $1 and card_no = $2', [COMPANY, two])
    await say([2, 'order', two], [3, 'cycles', 2])
    expect(await runs()).toEqual([{ card_no: one, from: 0, to: null }])
    expect(await quantities(one)).toMatchObject({ good_qty: 5 })
    expect(await notices()).toEqual([`The rest of order ${two} is cancelled.`])
  })
})

test('T-PLANT-191 a tool that a machine names is mounted with its closed cavities, from its own time on; an unknown one is told', async () => {
  const card_no = await card('R-T1')
  await server.sql(`update card set unit_qty = 2 where company_id = $1 and card_no = $2`, [COMPANY, card_no])
  await say([0, 'order', card_no], [1, 'cycles', 10], [3, 'cycles', 10])
  expect(await quantities(card_no)).toMatchObject({ good_qty: 40 })
  await say([2, 'tool', 'R-MOULD'])
  expect(await quantities(card_no)).toMatchObject({ good_qty: 30 })
  await say([4, 'tool', 'R-NONE'])
  expect(await notices()).toEqual([`Machine ${machine_id} reports tool R-NONE, which is not known here.`])
  const [machine] = await server.sql('select tool_id from machine where company_id = $1 and machine_id = $2', [
    COMPANY,
    machine_id,
  ])
  expect(machine).toEqual({ tool_id: 'R-MOULD' })
  const other = `${machine_id}-B`
  await aMachine(server, { machine_id: other })
  const theirs = await card('R-T2', { machine_id: other })
  await operator.call('start_order', { machine_id: other, card_no: theirs, tool_id: 'R-TOOL' })
  await say([5, 'tool', 'R-TOOL'])
  expect((await notices()).at(-1)).toContain(`which an order on machine ${other} is running with`)
  await say([6, 'tool', ''])
  expect(await became()).toContain('tool  removed')
})

describe('T-PLANT-192 late, in any order and rebuilt, everything is as it is live', () => {
  const said = (one: string, two: string): Said[] => [
    [0, 'order', one],
    [1, 'state', 'running'],
    [2, 'cycles', 10],
    [3, 'scrap', 2],
    [10, 'order', two],
    [11, 'cycles', 7],
    [12, 'scrap', 1],
    [13, 'state', 'stopped'],
    [14, 'scrap', 1],
  ]
  const all = async (one: string, two: string) => ({
    runs: (await runs()).map(({ from, to }) => [from, to]),
    one: await quantities(one),
    two: await quantities(two),
    figures: await server.sql(
      `select run_ms::float, stop_ms::float, cycles::float, counted_qty::float, scrap_qty::float, scrap_oee_qty::float
       from shift_figures where company_id = $1 and machine_id = $2
         and (run_ms, stop_ms, cycles, scrap_qty) <> (0, 0, 0, 0) order by day, shift`,
      [COMPANY, machine_id],
    ),
  })
  const live = async (name: string) => {
    const [one, two] = [await card(`${name}-1`), await card(`${name}-2`)]
    for (const word of said(one, two)) await say(word)
    return await all(one, two)
  }

  test.each([
    ['all in one post', [[0, 1, 2, 3, 4, 5, 6, 7, 8]]],
    ['the order after the pieces and the scrap that it made', [[0, 1, 2, 3], [5, 6, 7, 8], [4]]],
    ['scrap before the order', [[3], [2, 8], [0], [1], [4, 5], [6, 7]]],
  ])('%s', async (name, posts) => {
    const expected = await live(`R-L${machines}`)
    expect(expected).toMatchObject({ one: { good_qty: 8, scrap_qty: 2 }, two: { good_qty: 5, scrap_qty: 2 } })
    machines += 1
    machine_id = `R${machines}`
    await aMachine(server, { machine_id, good_from_cycles: true })
    const [one, two] = [await card(`R-L${machines}-1`), await card(`R-L${machines}-2`)]
    const list = said(one, two)
    for (const post of posts) await say(...post.map((index) => list[index] as Said))
    expect(await all(one, two), name).toEqual(expected)
    expect((await admin.call('rebuild_machine', { machine_id })).data).toMatchObject([{ differed: false }])
    expect(await all(one, two)).toEqual(expected)
  })
})
