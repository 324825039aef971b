import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { COMPANY, EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { aGoodTransaction, anOrderConfirmation } from './orders.fixture.ts'

const floor = scrapFloor()
let operator: Caller
let supervisor: Caller

beforeAll(async () => {
  operator = await floor.signIn('operator')
  supervisor = await floor.signIn('supervisor')
  await floor.machine('X2')
  await floor.reason('XT10', { scrap_cost: 0.5 })
  await floor.reason('XT20')
})

const reportGood = async (card_no: string, good_qty: number) => {
  const payload = { machine_id: 'X1', card_no, good_qty, employee: EMPLOYEE, note: 'by hand' }
  const { data, message } = await operator.call('receive_good_qty', payload, randomUUID())
  expect(data, message).toHaveLength(1)
  return Number(data[0]?.record_no)
}
const reportScrap = async (card_no: string, scrap_reason: string, scrap_qty: number) => {
  const payload = { machine_id: 'X1', card_no, scrap_reason, scrap_qty, employee: EMPLOYEE }
  const { data, message } = await operator.call('report_scrap', payload, randomUUID())
  expect(data, message).toHaveLength(1)
  return Number(data[0]?.record_no)
}
const takeBack = (card_no: string, record_no: number, { by = operator, id = randomUUID(), machine_id = 'X1' } = {}) =>
  by.call('take_back_good_qty', { machine_id, card_no, record_no }, id)
const takeScrapBack = (card_no: string, record_no: number, by = operator) =>
  by.call('take_back_scrap', { machine_id: 'X1', card_no, record_no }, randomUUID())
const figures = () =>
  floor.sql(
    `select sum(reported_qty) as reported, sum(reported_ideal_ms) as ideal, sum(scrap_qty) as scrap,
       sum(reducing_scrap_qty) as reducing, sum(scrap_oee_qty) as oee
     from shift_figures where company_id = $1 and machine_id = 'X1'`,
    [COMPANY],
  )

test('T-LOOK-28 good pieces taken back leave card and figures as they were, both bookings in the history and two messages to the ERP', async () => {
  await floor.order('XT-1')
  await reportGood('XT-1', 5)
  const before = await figures()
  const record_no = await reportGood('XT-1', 12)
  const id = randomUUID()
  const back = await takeBack('XT-1', record_no, { id })
  expect(back.status, back.message).toBe(200)
  expect(back.data).toMatchObject([{ good_qty: -12, card_good_qty: 105, remaining_qty: 95 }])
  // The same request again is the same counter-booking.
  expect((await takeBack('XT-1', record_no, { id })).data).toEqual(back.data)
  expect(await floor.card('XT-1')).toMatchObject({ good_qty: 105 })
  expect(await figures()).toEqual(before)
  const history = (await operator.call('get_good_qty_history', { card_no: 'XT-1' })).data
  expect(history.map(({ good_qty, takes_back, note }) => [good_qty, takes_back, note])).toEqual([
    [-12, record_no, 'by hand'],
    [12, null, 'by hand'],
    [5, null, 'by hand'],
  ])
  expect(history[0]?.trans_time).toBe(history[1]?.trans_time)
  const told = await floor.sql<{ record_no: string }>(
    `select record_no from erp_message where company_id = $1 and card_no = 'XT-1' and subject = 'balthzar_transaction'
     order by record_no`,
    [COMPANY],
  )
  expect(told.map((row) => Number(row.record_no))).toEqual(history.map((row) => Number(row.record_no)).reverse())
  const [trail] = await floor.sql(
    "select what, username, after from audit where company_id = $1 and key = $2 and what like 'good.%'",
    [COMPANY, `XT-1/${history[0]?.record_no}`],
  )
  expect(trail).toMatchObject({ what: 'good.taken-back', username: 'operator', after: { takes_back: record_no } })
})

test.each([
  ['by somebody else', 'XT-R1', async (record_no: number) => takeBack('XT-R1', record_no, { by: supervisor })],
  ['at another machine', 'XT-R2', async (record_no: number) => takeBack('XT-R2', record_no, { machine_id: 'X2' })],
  ['under another order', 'XT-R3', async (record_no: number) => takeBack('XT-1', record_no)],
  ['that nobody made', 'XT-R4', async (record_no: number) => takeBack('XT-R4', record_no + 1_000_000)],
  [
    'after more than ten minutes',
    'XT-R5',
    async (record_no: number) => {
      await floor.sql(
        "update good_transaction set booked_at = booked_at - interval '601 seconds' where record_no = $1",
        [record_no],
      )
      return takeBack('XT-R5', record_no)
    },
  ],
])('T-LOOK-28 a report is not taken back %s', async (_how, card_no, attempt) => {
  await floor.order(card_no)
  const answer = await attempt(await reportGood(card_no, 7))
  expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('can no longer be taken back here') })
  expect(await floor.card(card_no)).toMatchObject({ good_qty: 107 })
})

test('T-LOOK-28 of two who take the same report back at once one does, and the database holds it if the code does not', async () => {
  await floor.order('XT-2')
  const record_no = await reportGood('XT-2', 9)
  const both = await Promise.all([takeBack('XT-2', record_no), takeBack('XT-2', record_no)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.message).toBe('This report is taken back already.')
  expect(await floor.card('XT-2')).toMatchObject({ good_qty: 100 })
  const [reported] = (await operator.call('get_good_qty_history', { card_no: 'XT-2' })).data
  const trans_time = String(reported?.trans_time)
  const again = aGoodTransaction(floor, { card_no: 'XT-2', good_qty: -9, trans_time, takes_back: record_no })
  await expect(again).rejects.toThrow(/duplicate key/)
  // What takes back is not taken back: the pieces are reported anew.
  const counter = Number(both.find(({ status }) => status === 200)?.data[0]?.record_no)
  expect((await takeBack('XT-2', counter)).status).toBe(409)
})

test('T-LOOK-28 pieces of an order that was confirmed with them stay', async () => {
  await floor.order('XT-3')
  const record_no = await reportGood('XT-3', 4)
  await anOrderConfirmation(floor, { card_no: 'XT-3', quantity: 104, confirmed: new Date().toISOString() })
  expect(await takeBack('XT-3', record_no)).toMatchObject({
    status: 409,
    message: 'The order is confirmed with these pieces. They are no longer taken back here.',
  })
})

test('T-LOOK-28 scrap taken back gives the good pieces back and stands against its own report', async () => {
  await floor.order('XT-4')
  const before = await figures()
  const first = await reportScrap('XT-4', 'XT10', 3)
  const second = await reportScrap('XT-4', 'XT10', 4)
  await reportScrap('XT-4', 'XT20', 1)
  expect(await floor.card('XT-4')).toEqual({ good_qty: 92, scrap_qty: 8 })
  const back = await takeScrapBack('XT-4', first)
  expect(back.status, back.message).toBe(200)
  expect(back.data).toMatchObject([{ scrap_qty: -3, card_good_qty: 95, card_scrap_qty: 5 }])
  expect((await takeScrapBack('XT-4', first)).message).toBe('This report is taken back already.')
  expect((await takeScrapBack('XT-4', second, supervisor)).status).toBe(409)
  // The first report is the one that counts for nothing, not the newest of its reason.
  const { data } = await operator.call('get_scrap_history', { card_no: 'XT-4' })
  expect(Object.fromEntries(data.map((row) => [row.record_no, row.scrap_qty_real]))).toMatchObject({
    [first]: 0,
    [second]: 4,
  })
  expect((await takeScrapBack('XT-4', second)).status).toBe(200)
  const [then] = before as { scrap: string }[]
  const [now] = (await figures()) as { scrap: string }[]
  expect(Number(now?.scrap) - Number(then?.scrap)).toBe(1)
})

test('T-LOOK-28 scrap that somebody has corrected meanwhile is not taken back a second time', async () => {
  await floor.order('XT-5')
  const record_no = await reportScrap('XT-5', 'XT10', 6)
  await reportScrap('XT-5', 'XT10', 7)
  const card = { machine_id: 'X1', card_no: 'XT-5', employee: EMPLOYEE, trans_time: new Date().toISOString() }
  const rows = [{ scrap_reason: 'XT10', original_qty: 13, adjusted_qty: 7, scrap_text: '' }]
  const corrected = await supervisor.call('save_scrap_card', { ...card, rows }, randomUUID())
  expect(corrected.status, corrected.message).toBe(200)
  expect((await takeScrapBack('XT-5', record_no)).status).toBe(409)
  expect(await floor.card('XT-5')).toEqual({ good_qty: 93, scrap_qty: 7 })
})
