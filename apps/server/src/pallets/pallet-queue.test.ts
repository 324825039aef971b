import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, aPart } from '../orders/orders.fixture.ts'
import { aPalletFlag } from './pallets.fixture.ts'

const server = testServer()
let supervisor: Caller
/** The machine, and so the queue, of this one test. */
let machine_id = ''
let machines = 0

beforeAll(async () => {
  await aPart(server, { part_no: 'PQ-P' })
  supervisor = await server.signIn('supervisor')
})

beforeEach(async () => {
  machines += 1
  machine_id = `PQ${machines}`
  await aMachine(server, { machine_id })
  await aCard(server, { card_no: `${machine_id}-C`, machine_id, part_no: 'PQ-P' })
})

/** Pallets whose flags are confirmed one after the other. */
async function pallets(count: number): Promise<number[]> {
  const made: number[] = []
  for (let at = 0; at < count; at += 1) {
    const { record_no } = await aPalletFlag(server, { machine_id, card_no: `${machine_id}-C` })
    await server.sql(
      `update pallet_flag set confirmed = now(), confirmed_by = 'test' where company_id = 1000 and record_no = $1`,
      [record_no],
    )
    made.push(record_no)
  }
  return made
}
const queue = async () => (await supervisor.call('get_pallet_queue', { machine_id })).data
const order = async () => (await queue()).map(({ record_no }) => record_no)
const change = (record_no: number, action: 'call' | 'fetch' | 'up' | 'down' | 'remove', who = supervisor) =>
  who.call('change_pallet_queue', { machine_id, record_no, action })

test('T-PLANT-95 a confirmed pallet waits by itself, is called once, moved, fetched and removed', async () => {
  const [first, second, third] = (await pallets(3)) as [number, number, number]
  expect(await order()).toEqual([first, second, third])
  expect((await queue())[0]).toMatchObject({ card_no: `${machine_id}-C`, part_no: 'PQ-P', qty: 40, state: 'waiting' })
  expect((await change(third, 'up')).status).toBe(200)
  expect(await order()).toEqual([first, third, second])
  const both = await Promise.all([change(third, 'call'), change(third, 'call')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await change(third, 'fetch')).status).toBe(200)
  expect((await change(third, 'call')).message).toBe('The pallet is fetched already.')
  expect((await change(first, 'up')).message).toBe('The pallet is at the end of the queue already.')
  expect((await change(second, 'up')).status).toBe(200)
  expect((await change(second, 'remove')).status).toBe(200)
  expect((await change(second, 'remove')).status).toBe(404)
  // A flag that is cancelled is no pallet any more.
  await server.sql("update pallet_flag set status = 'Cancelled' where company_id = 1000 and record_no = $1", [first])
  expect(await order()).toEqual([third])
})

test('everybody may look at the queue, and only those who confirm orders change it', async () => {
  const [pallet] = (await pallets(1)) as [number]
  const operator = await server.signIn('operator')
  const seen = (await operator.call('get_pallet_queue', { machine_id })).data.map(({ record_no }) => record_no)
  expect(seen).toContain(pallet)
  expect((await change(pallet, 'call', operator)).status).toBe(403)
})
