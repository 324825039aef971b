import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'

const floor = scrapFloor()
let operator: Caller
let supervisor: Caller
const now = () => new Date().toISOString()

beforeAll(async () => {
  operator = await floor.signIn('operator')
  supervisor = await floor.signIn('supervisor')
  await floor.reason('X10', { scrap_reason_color: 'red', erp_scrap_code: 'E1' })
  await floor.reason('X20')
  await floor.reason('X-KEEP', { never_reduce_good_qty: 1 })
})

const report = (caller: Caller, card_no: string, given: object = {}) =>
  caller.raw({
    name: 'report_scrap',
    payload: {
      machine_id: 'X1',
      card_no,
      scrap_reason: 'X10',
      scrap_qty: 5,
      employee: EMPLOYEE,
      trans_time: now(),
      ...given,
    },
    request_id: randomUUID(),
  })
const adjustments = async (card_no: string) =>
  (await operator.call('get_scrap_adjustments', { machine_id: 'X1', card_no })).data
const row = (scrap_reason: string, original_qty: number, adjusted_qty: number) => ({
  scrap_reason,
  original_qty,
  adjusted_qty,
})
const save = (caller: Caller, card_no: string, rows: ReturnType<typeof row>[]) =>
  caller.call(
    'save_scrap_card',
    { machine_id: 'X1', card_no, employee: EMPLOYEE, trans_time: now(), rows },
    randomUUID(),
  )

test('W-CALL-56-X W-STATE-12-X differences are counter-booked and the order answers its new figures', async () => {
  await floor.order('XA-1')
  await report(operator, 'XA-1')
  expect(await adjustments('XA-1')).toEqual([
    {
      scrap_reason: 'X10',
      description: 'Reason X10',
      scrap_reason_color: 'red',
      scrap_text_flag: 0,
      original_qty: 5,
    },
  ])
  const saved = await save(supervisor, 'XA-1', [row('X10', 5, 2), row('X20', 0, 8)])
  expect(saved.data, saved.message).toEqual([{ scrap_qty: 10, good_qty: 90, scrap_percent: 10 }])
  const booked = await floor.sql(
    "select scrap_reason, scrap_qty, source from scrap_transaction where card_no = 'XA-1' order by record_no",
  )
  expect(booked).toEqual([
    { scrap_reason: 'X10', scrap_qty: 5, source: 'report' },
    { scrap_reason: 'X10', scrap_qty: -3, source: 'adjustment' },
    { scrap_reason: 'X20', scrap_qty: 8, source: 'adjustment' },
  ])
})

test('W-CALL-56-X all rows or none: below zero, unknown, or changed meanwhile', async () => {
  await floor.order('XA-2')
  await report(operator, 'XA-2')
  expect((await save(supervisor, 'XA-2', [row('X20', 0, 8), row('X10', 5, -1)])).status).toBe(409)
  expect((await save(supervisor, 'XA-2', [row('X20', 0, 8), row('NONE', 0, 1)])).status).toBe(409)
  expect(await save(supervisor, 'XA-2', [row('X20', 0, 8), row('X10', 4, 1)])).toMatchObject({
    status: 409,
    code: 2,
    message: 'Changed by someone else, reloaded.',
  })
  expect(await floor.card('XA-2')).toEqual({ good_qty: 95, scrap_qty: 5 })
})

test('W-CALL-56-X of two who adjust at once one is told', async () => {
  await floor.order('XA-3')
  await report(operator, 'XA-3')
  const both = await Promise.all([0, 1].map(() => save(supervisor, 'XA-3', [row('X10', 5, 3)])))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await floor.card('XA-3')).toEqual({ good_qty: 97, scrap_qty: 3 })
})

test('W-STATE-12-X without a difference nothing is booked', async () => {
  await floor.order('XA-4', { good_qty: 0 })
  expect((await save(supervisor, 'XA-4', [row('X10', 0, 0)])).data).toEqual([
    { scrap_qty: 0, good_qty: 0, scrap_percent: null },
  ])
  expect(await floor.sql("select 1 from scrap_transaction where card_no = 'XA-4'")).toEqual([])
})

test('W-PERM-02-X adjusting needs a right of its own', async () => {
  await floor.order('XA-5')
  expect(await save(operator, 'XA-5', [row('X10', 0, 1)])).toMatchObject({
    status: 409,
    message: 'You may not adjust reported scrap.',
  })
})

test('W-ENTITY-14 W-ENTITY-15-X W-CALL-39-X history shows reports and what became of them', async () => {
  await floor.order('XA-6')
  const at = now()
  await report(supervisor, 'XA-6', { trans_time: at })
  await report(supervisor, 'XA-6', { trans_time: at, scrap_reason: 'X-KEEP', scrap_qty: 2 })
  await save(supervisor, 'XA-6', [row('X10', 5, 3)])
  const { data } = await operator.call('get_scrap_history', { card_no: 'XA-6' })
  expect(data).toMatchObject([
    { source: 'adjustment', scrap_qty: -2, good_qty: 2, scrap_qty_real: 0, good_qty_real: 0 },
    { description: 'Reason X-KEEP', scrap_qty: 2, good_qty: 0, scrap_qty_real: 2, good_qty_real: 0, trans_time: at },
    { description: 'Reason X10', status: 'W', scrap_qty: 5, good_qty: -5, scrap_qty_real: 3, good_qty_real: -3 },
  ])
  expect(data[2]).toMatchObject({ trans_time: at, erp_scrap_code: 'E1', employee: EMPLOYEE })
  expect(data[1]).toMatchObject({ erp_scrap_code: 'X-KEEP' })
})
