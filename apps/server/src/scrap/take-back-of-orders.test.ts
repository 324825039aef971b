import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { COMPANY, EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Answer, Caller } from '../../test/test-server.ts'
import { aCompanySetting } from '../setup/setup.fixture.ts'

const floor = scrapFloor()
let operator: Caller
let supervisor: Caller

beforeAll(async () => {
  operator = await floor.signIn('operator')
  supervisor = await floor.signIn('supervisor')
  await floor.machine('Y97', [97])
  await floor.machine('Y61', [61])
  await floor.reason('Y10', { scrap_cost: 0.5 })
  // Elsewhere it asks for a text and leaves the good quantity alone: start-up scrap does neither.
  await floor.reason('Y-START', { never_reduce_good_qty: 1, scrap_text_flag: 1 })
  await aCompanySetting(floor, { name: 'startUpScrapReason', value: 'Y-START' })
})

interface Booked {
  readonly card_no: string
  readonly record_no: number
}
const bookings = (answer: Answer): Booked[] =>
  answer.data.map(({ card_no, record_no }) => ({ card_no: String(card_no), record_no: Number(record_no) }))

async function scrapCycles(cycles: number): Promise<Booked[]> {
  const of = {
    machine_id: 'Y97',
    cycles,
    scrap_reason: 'Y10',
    employee: EMPLOYEE,
    trans_time: new Date().toISOString(),
  }
  const answer = await operator.call('report_scrap_cycles', of, randomUUID())
  expect(answer.status, answer.message).toBe(200)
  return bookings(answer)
}
const takeBack = (machine_id: string, of: readonly Booked[], { by = operator, id = randomUUID() } = {}) =>
  by.call('take_back_scrap_of_orders', { machine_id, bookings: [...of] }, id)
const figures = (machine_id: string) =>
  floor.sql(
    `select sum(scrap_qty) as scrap, sum(reducing_scrap_qty) as reducing, sum(scrap_oee_qty) as oee
     from shift_figures where company_id = $1 and machine_id = $2`,
    [COMPANY, machine_id],
  )

test('T-LOOK-132 cycles are taken back on all their orders in one call, once, and leave cards and figures as they were', async () => {
  await floor.order('Y-A', { machine_id: 'Y97', insatser: 4 })
  await floor.order('Y-B', { machine_id: 'Y97', insatser: 2 })
  const first = await scrapCycles(1)
  const before = await figures('Y97')
  const booked = await scrapCycles(2)
  expect(await floor.card('Y-A')).toEqual({ good_qty: 88, scrap_qty: 12 })
  const id = randomUUID()
  const back = await takeBack('Y97', booked.toReversed(), { id })
  expect(back.data, back.message).toMatchObject([
    { card_no: 'Y-A', scrap_qty: -8, card_good_qty: 96, card_scrap_qty: 4 },
    { card_no: 'Y-B', scrap_qty: -4, card_good_qty: 98, card_scrap_qty: 2 },
  ])
  // The same request again is the same counter-booking.
  expect((await takeBack('Y97', booked.toReversed(), { id })).data).toEqual(back.data)
  expect(await figures('Y97')).toEqual(before)
  expect((await takeBack('Y97', booked)).message).toBe('This report is taken back already.')
  const { data } = await operator.call('get_scrap_history', { card_no: 'Y-B' })
  expect(data.map(({ scrap_qty_real }) => scrap_qty_real)).toContain(0)
  // One that is taken back already leaves the others as they are.
  expect((await takeBack('Y97', [...first, ...booked.slice(1)])).status).toBe(409)
  expect(await floor.card('Y-A')).toEqual({ good_qty: 96, scrap_qty: 4 })
  expect(await floor.card('Y-B')).toEqual({ good_qty: 98, scrap_qty: 2 })
})

test('T-LOOK-132 of two who take the same cycles back at once one does; nobody else does, nor at another machine', async () => {
  const booked = await scrapCycles(1)
  expect((await takeBack('Y97', booked, { by: supervisor })).status).toBe(409)
  expect((await takeBack('Y61', booked)).status).toBe(409)
  const before = await floor.card('Y-A')
  const both = await Promise.all([takeBack('Y97', booked), takeBack('Y97', booked.toReversed())])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await floor.card('Y-A')).toEqual({ good_qty: before.good_qty + 4, scrap_qty: before.scrap_qty - 4 })
})

test('T-LOOK-132 start-up scrap is taken back as it was booked; a report of pieces is not taken back this way', async () => {
  await floor.order('Y-C', { machine_id: 'Y61' })
  const before = await figures('Y61')
  const of = { sf61_qty: 95, card_no: 'Y-C', machine_id: 'Y61', employee: EMPLOYEE }
  const [row] = (await operator.call('sf61', of, randomUUID())).data
  expect(await floor.card('Y-C')).toEqual({ good_qty: 95, scrap_qty: 5 })
  const booked = [{ card_no: 'Y-C', record_no: Number(row?.record_no) }]
  const back = await takeBack('Y61', booked)
  expect(back.data, back.message).toMatchObject([{ card_no: 'Y-C', scrap_qty: -5 }])
  expect(await floor.card('Y-C')).toEqual({ good_qty: 100, scrap_qty: 0 })
  const [then, now] = [before[0] ?? {}, (await figures('Y61'))[0] ?? {}]
  expect(Object.values(now).map(Number)).toEqual(Object.values(then).map(Number))
  expect((await takeBack('Y61', booked)).status).toBe(409)
  const report = { machine_id: 'Y61', card_no: 'Y-C', scrap_reason: 'Y10', scrap_qty: 3, employee: EMPLOYEE }
  const [pieces] = (await operator.call('report_scrap', report, randomUUID())).data
  expect((await takeBack('Y61', [{ card_no: 'Y-C', record_no: Number(pieces?.record_no) }])).status).toBe(409)
})
