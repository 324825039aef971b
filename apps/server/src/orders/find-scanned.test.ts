import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aPalletFlag } from '../pallets/pallets.fixture.ts'
import { aCard, aPart } from './orders.fixture.ts'

const server = testServer()
let operator: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  await aMachine(server, { machine_id: 'FX1' })
  await aPart(server, { part_no: 'FP-1', tool_id: 'FT-1' })
  await aCard(server, { card_no: '00771', machine_id: 'FX1', part_no: 'FP-1' })
  await server.sql("update card set work_order_no = 'FO-9' where company_id = 1000 and card_no = '00771'")
  await server.sql("update machine set tool_id = 'FT-1' where company_id = 1000 and machine_id = 'FX1'")
  await aPalletFlag(server, { machine_id: 'FX1', card_no: '00771', erp_id: '073500990000099990' })
})

test.each<[string, string, string[]]>([
  ['a planned card', '00771', ['card', 'FX1', '00771']],
  ['its order', 'FO-9', ['work-order', 'FX1', '00771']],
  ['a badge', '0101', ['employee', '', '']],
  ['a tool in a machine', 'FT-1', ['tool', 'FX1', '']],
  ['a pallet', '073500990000099990', ['pallet', 'FX1', '00771']],
  ['a stop code', '201', ['stop-code', '', '']],
  ['a pallet as its label says it', '00073500990000099990', ['pallet', 'FX1', '00771']],
])('T-TOOL-05-X %s is found by what a scanner reads', async (_, code, found) => {
  const { data } = await operator.call('find_scanned', { code })
  expect(data.map(({ thing, machine_id, card_no }) => [thing, machine_id, card_no])).toEqual([found])
})

test('T-PLANT-264 whether an order runs at its machine is said', async () => {
  const runs = async (code: string) =>
    (await operator.call('find_scanned', { code })).data.map(({ running }) => running)
  expect(await runs('00771')).toEqual([false])
  expect((await operator.call('start_order', { machine_id: 'FX1', card_no: '00771' })).status).toBe(200)
  expect(await runs('00771')).toEqual([true])
  expect(await runs('FO-9')).toEqual([true])
  expect(await runs('0101')).toEqual([false])
})

test('T-TOOL-05-X part of a number, or what nobody has, names nothing', async () => {
  for (const code of ['0077', '771', 'NOPE']) {
    expect((await operator.call('find_scanned', { code })).data).toEqual([])
  }
})
