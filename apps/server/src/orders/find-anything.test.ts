import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from './orders.fixture.ts'

const server = testServer()
let operator: Caller
const newest = { planned_start_time: '2031-01-02T06:00:00Z' }

beforeAll(async () => {
  operator = await server.signIn('operator')
  await aMachine(server, { machine_id: 'QF1' })
  await aPart(server, { part_no: 'QP-77', part_description: 'Qlamp 100% of_steel "x"' })
  await aPart(server, { part_no: 'QP-78', part_description: 'Qover' })
  const order = { machine_id: 'QF1', part_no: 'QP-77' }
  await aCard(server, { ...order, card_no: 'QC-1', work_order_no: 'QW-1', order_no: 'CUST-5' })
  await aCard(server, { ...order, card_no: 'QC-2', work_order_no: 'QW-12', ...newest })
  await aCard(server, { ...order, card_no: 'QC-3', work_order_no: 'QW-13', status: 'finished' })
  await aCard(server, { ...order, card_no: 'QC-4', work_order_no: 'QW-14', cancelled: 1 })
  await aCard(server, {
    machine_id: 'QF1',
    part_no: 'QP-78',
    card_no: 'QC-5',
    work_order_no: 'QW-5',
    status: 'running',
  })
  await anOrderRun(server, {
    machine_id: 'QF1',
    card_no: 'QC-5',
    start_time: new Date().toISOString(),
  })
})

async function found(text: string, by: Caller = operator): Promise<string[]> {
  const { data } = await by.call('find_anything', { text })
  return data.filter(({ key }) => String(key).startsWith('Q')).map(({ key, state }) => `${key} ${state}`)
}

test.each<[string, string, string[]]>([
  ['its order', 'QW-13', ['QC-3 finished']],
  [
    'the beginning of its order, the exact one and what runs first',
    'qw-1',
    ['QC-1 planned', 'QC-2 planned', 'QC-4 cancelled', 'QC-3 finished'],
  ],
  ['its card', 'QC-5', ['QC-5 running']],
  [
    'what runs before what is planned',
    'QC',
    ['QC-5 running', 'QC-1 planned', 'QC-2 planned', 'QC-4 cancelled', 'QC-3 finished'],
  ],
  ['the order of the customer, while it is open', 'cust-5', ['QC-1 planned']],
  ['words of its article, in any order', 'steel qlamp', ['QC-1 planned', 'QC-2 planned', 'QC-4 cancelled']],
  [
    'the number of its article, also of what is finished',
    'qp-77',
    ['QC-1 planned', 'QC-2 planned', 'QC-4 cancelled', 'QC-3 finished'],
  ],
  ['a word of one and a number of another: nothing', 'qover QW-13', []],
])('T-FIND-06 an order is found by %s', async (_, text, orders) => expect(await found(text)).toEqual(orders))

test.each([
  ['100%', ['QC-1 planned', 'QC-2 planned', 'QC-4 cancelled']],
  ['of_steel', ['QC-1 planned', 'QC-2 planned', 'QC-4 cancelled']],
  ['"x"', ['QC-1 planned', 'QC-2 planned', 'QC-4 cancelled']],
  ['qlam_', []],
  ['ql%p', []],
  ['QW%', []],
  ['QW_1', []],
  ["' or 1=1 --", []],
  ['\\', []],
] as [string, string[]][])('T-FIND-07 %j means its own characters', async (text, orders) => {
  const { status } = await operator.call('find_anything', { text })
  expect(status).toBe(200)
  expect(await found(text)).toEqual(orders)
})

test('T-FIND-08 who may not see the machine finds nothing of it; another company has another plant', async () => {
  expect(await found('QW-1', await server.signIn('restricted'))).toEqual([])
  const other = await server.signIn('admin', 'second')
  expect(await found('QW-1', other)).toEqual([])
  expect(await found('qlamp', other)).toEqual([])
})

test('T-FIND-06 a few answers are enough: the browser gets no more than it can show', async () => {
  const { data } = await operator.call('find_anything', { text: '0' })
  expect(data.length).toBeLessThanOrEqual(16)
})
