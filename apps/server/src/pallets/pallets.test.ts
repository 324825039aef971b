import { addDays } from '@takt/domain/ground/dates.ts'
import { isSscc } from '@takt/domain/ground/wizard/check-sscc.ts'
import { beforeAll, expect, test } from 'vitest'
import { linkTo, messagesOf } from '../../test/erp-plant.ts'
import { type ErpReceiver, openErp, takes } from '../../test/erp-receiver.ts'
import { COMPANY, EMPLOYEE, plannedCard, preparePallets, printFlag, runningCard } from '../../test/pallet-plant.ts'
import { plantDay } from '../../test/plant-day.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

const server = testServer()
let operator: Caller
let supervisor: Caller
let admin: Caller
let erp: ErpReceiver

beforeAll(async () => {
  operator = await server.signIn('operator')
  supervisor = await server.signIn('supervisor')
  admin = await server.signIn('admin')
  await preparePallets(server)
  erp = await openErp()
  erp.answer = takes
  await linkTo(server, erp.url, 'signature', false)
  return () => erp.close()
})

const flagsOf = async (card_no: string, machine_id = 'PX1') =>
  (await operator.call('get_order_confirmation_pallet_flags', { machine_id, card_no })).data
const confirm = (record_nos: number[], more: object = {}, machine_id = 'PX1') =>
  admin.call('confirm_pallet_flags', { machine_id, record_nos, ...more })

test('T-ENTITY-17 T-ENTITY-17-C W-ENTITY-10-C W-CALL-34-X a flag is one entity with the fields of both documents', async () => {
  const card_no = await runningCard({ server, operator })
  const { recordNo, erpId } = await printFlag(operator, { card_no, quantity: 40 })
  expect(isSscc(erpId)).toBe(true)
  expect(erpId.startsWith('07350099')).toBe(true)
  expect(await flagsOf(card_no)).toEqual([
    {
      recordNo,
      machine_id: 'PX1',
      cardNo: card_no,
      workOrderNo: `WO-${card_no}`,
      partNo: 'PP-1',
      opNumber: '10',
      printOrder: 1,
      erpId,
      erpStatus: 'W',
      qty: 40,
      goodQty: 40,
      status: '',
      flag_type: '',
      created: expect.any(String),
      confirmed: '',
      last_error: '',
    },
  ])
  expect((await admin.call('adjust_pallet_flag', { machine_id: 'PX1', record_no: recordNo, qty: 38 })).data).toEqual([
    { recordNo, qty: 38, goodQty: 38 },
  ])
  expect(await flagsOf(card_no)).toMatchObject([{ qty: 38, goodQty: 38 }])
  expect(
    await server.sql(
      `select before, after ->> 'qty' as qty from audit where what = 'pallet-flag.adjusted' and key = $1`,
      [String(recordNo)],
    ),
  ).toEqual([{ before: { qty: 40 }, qty: '38' }])
})

test('W-ENTITY-09 numbers are handed out without gaps and doubles when many print at once, and given back by a refusal', async () => {
  const cards = await Promise.all(Array.from({ length: 4 }, () => plannedCard(server)))
  const last = async () =>
    Number(
      (await server.sql<{ n: string }>(`select last_serial as n from sscc_serial where company_id = ${COMPANY}`))[0]?.n,
    )
  const before = await last()
  const started = []
  for (const card_no of cards) started.push((await operator.call('start_order', { machine_id: 'PX1', card_no })).status)
  expect(started).toEqual([200, 200, 200, 200])
  const of = (card_no: string, employee = EMPLOYEE) => ({
    machine_id: 'PX1',
    card_no,
    quantity: 10,
    printer: 'P-none',
    employee,
  })
  const wishes = Array.from({ length: 24 }, (_, at) => of(cards[at % 4] as string, at % 6 === 5 ? 'nobody' : EMPLOYEE))
  const answers = await Promise.all(wishes.map((wish) => operator.call('print_pallet_flag', wish)))
  const ids = answers.flatMap(({ data }) => data.map(({ erpId }) => String(erpId))).sort()
  expect(ids).toHaveLength(20)
  expect(ids.map((id) => Number(id.slice(8, 17)))).toEqual(Array.from({ length: 20 }, (_, at) => before + at + 1))
  expect(await last()).toBe(before + 20)
  const orders = (await flagsOf(cards[0] as string)).map(({ printOrder }) => printOrder)
  expect(orders).toEqual(Array.from({ length: orders.length }, (_, at) => at + 1))
})

test('W-CALL-33-X W-ENTITY-12 the pallet history of an order, cancelled flags among it', async () => {
  const card_no = await runningCard({ server, operator })
  const first = await printFlag(operator, { card_no, quantity: 40 })
  const second = await printFlag(operator, { card_no, quantity: 25 })
  const payload = { machine_id: 'PX1', record_nos: [first.print_job], action: 'cancellation' as const }
  expect((await admin.call('cancellation', payload)).status).toBe(200)
  expect((await operator.call('get_pallet_history', { card_no })).data).toMatchObject([
    { record_no: second.recordNo, status: '', good_qty: 25, print_order: 2 },
    { record_no: first.recordNo, status: 'Cancelled', good_qty: 40, print_order: 1 },
  ])
})

test('T-CALL-35-X T-VALID-08-C confirming tells the ERP once; what it never takes is skipped and named', async () => {
  const card_no = await runningCard({ server, operator })
  const flag = await printFlag(operator, { card_no })
  const never = await printFlag(operator, { card_no })
  await server.sql(`update pallet_flag set erp_status = 'N' where record_no = $1`, [never.recordNo])
  await linkTo(server, erp.url)
  const miscounted = await confirm([flag.recordNo, never.recordNo], { card_no, quantity: 41 })
  expect(miscounted).toMatchObject({ status: 409, message: expect.stringMatching(/40\D+41/) })
  expect((await flagsOf(card_no)).map(({ confirmed }) => confirmed)).toEqual(['', ''])
  const answer = await confirm([flag.recordNo, never.recordNo], { card_no, quantity: 40, employee: EMPLOYEE })
  expect(answer.data).toEqual([
    { recordNo: flag.recordNo, outcome: 'confirmed', why: '' },
    { recordNo: never.recordNo, outcome: 'skipped', why: 'incompatible' },
  ])
  await until(async () => expect((await flagsOf(card_no))[0]).toMatchObject({ erpStatus: 'T' }))
  const told = erp.received.filter((message) => message.card_no === card_no)
  expect(told.map(({ body }) => body)).toMatchObject([
    {
      subject: 'pallet_flag_history',
      record_no: flag.recordNo,
      erpId: flag.erpId,
      quantity: 40,
      printOrder: 1,
      employee: EMPLOYEE,
    },
  ])
  const more = await printFlag(operator, { card_no })
  expect((await confirm([flag.recordNo, more.recordNo])).data).toEqual([
    { recordNo: flag.recordNo, outcome: 'refused', why: 'transferred' },
    { recordNo: more.recordNo, outcome: 'confirmed', why: '' },
  ])
  expect(await confirm([flag.recordNo])).toMatchObject({
    status: 409,
    message: expect.stringContaining('has pallet flag'),
  })
  await linkTo(server, erp.url, 'signature', false)
})

test('T-ENTITY-17-C a failed transfer stays W and is a failed record of subject pallet flag history', async () => {
  const card_no = await runningCard({ server, operator })
  const { recordNo, erpId } = await printFlag(operator, { card_no })
  await confirm([recordNo])
  await server.sql(
    `update erp_message set status = 'F', attempts = 5, last_error = '422: unknown' where card_no = $1`,
    [card_no],
  )
  expect(await flagsOf(card_no)).toMatchObject([{ erpStatus: 'W', last_error: 'Not taken: the answer was 422.' }])
  const failed = (await admin.call('get_failed_erp_records', { subject: 'pallet_flag_history' })).data
  expect(failed.find((row) => row.card_no === card_no)).toMatchObject({ record_no: recordNo, quantity: 40 })
  const dayIn = (days: number) => addDays(plantDay(), days)
  const reported = await admin.call('get_pallet_flag_erp_reportings', {
    from_day: dayIn(-1),
    to_day: dayIn(1),
    state: 'failed',
  })
  expect(reported.data.find((row) => row.cardNo === card_no)).toMatchObject({ erpId, goodQty: 40, erpStatus: 'W' })
})

test('W-SCREEN-21-X a printed flag is listed before anybody confirms it, a cancelled one as never sent', async () => {
  const card_no = await runningCard({ server, operator })
  const waiting = await printFlag(operator, { card_no })
  const gone = await printFlag(operator, { card_no })
  await server.sql("update pallet_flag set status = 'Cancelled' where record_no = $1", [gone.recordNo])
  const dayIn = (days: number) => addDays(plantDay(), days)
  const listed = async (state: 'all' | 'W' | 'N' | 'T' | 'failed', from = -1, to = 1) =>
    (await admin.call('get_pallet_flag_erp_reportings', { from_day: dayIn(from), to_day: dayIn(to), state })).data
      .filter((row) => row.cardNo === card_no)
      .map(({ recordNo, erpStatus, confirmed }) => ({ recordNo, erpStatus, confirmed }))
  const unconfirmed = { recordNo: waiting.recordNo, erpStatus: 'W', confirmed: '' }
  const never = { recordNo: gone.recordNo, erpStatus: 'N', confirmed: '' }
  expect(await listed('all')).toEqual([never, unconfirmed])
  expect(await listed('W')).toEqual([unconfirmed])
  expect(await listed('N')).toEqual([never])
  expect(await listed('T')).toEqual([])
  expect([await listed('all', -9, -2), await listed('all', 2, 9)]).toEqual([[], []])
  await confirm([waiting.recordNo])
  expect(await listed('W')).toEqual([{ ...unconfirmed, confirmed: expect.stringMatching(/^2/) }])
})

test('T-VALID-08-B with SF455 a flag that the machine printed is confirmed and told to the ERP', async () => {
  const card_no = await runningCard({ server, operator }, 'PX455')
  const { recordNo, erpId } = await printFlag(operator, { card_no, machine_id: 'PX455' })
  expect(isSscc(erpId)).toBe(true)
  expect((await confirm([recordNo], {}, 'PX455')).data).toMatchObject([{ recordNo, outcome: 'confirmed' }])
  expect(await messagesOf(server, card_no)).toMatchObject([{ subject: 'pallet_flag_history', record_no: recordNo }])
})

test('T-VALID-08 T-VALID-17-X with SF455 a number above 1,000,000 is refused and nothing is confirmed', async () => {
  const card_no = await runningCard({ server, operator }, 'PX455')
  const flags = [
    await printFlag(operator, { card_no, machine_id: 'PX455' }),
    await printFlag(operator, { card_no, machine_id: 'PX455' }),
  ]
  for (const [at, erp_id] of ['1000000', '1000001'].entries()) {
    await server.sql('update pallet_flag set erp_id = $1 where record_no = $2', [erp_id, flags[at]?.recordNo])
  }
  const record_nos = flags.map(({ recordNo }) => recordNo)
  expect(await confirm(record_nos, {}, 'PX455')).toMatchObject({
    status: 409,
    message: expect.stringContaining('above 1,000,000'),
  })
  expect(await messagesOf(server, card_no)).toEqual([])
  expect((await confirm(record_nos.slice(0, 1), {}, 'PX455')).data).toMatchObject([{ outcome: 'confirmed' }])
})

test('T-VALID-06 T-VALID-07 T-VALID-17-X the server refuses wrong adjustments and leaves the flag alone', async () => {
  const card_no = await runningCard({ server, operator })
  const { recordNo } = await printFlag(operator, { card_no })
  const adjust = (qty: number) => admin.call('adjust_pallet_flag', { machine_id: 'PX1', record_no: recordNo, qty })
  expect(await adjust(0)).toMatchObject({ status: 409, message: 'Only positive quantities are allowed' })
  expect((await adjust(-1)).status).toBe(409)
  await server.sql(`update pallet_flag set erp_status = 'N' where record_no = $1`, [recordNo])
  expect((await adjust(10)).status).toBe(409)
  await server.sql(`update pallet_flag set erp_status = 'W' where record_no = $1`, [recordNo])
  await confirm([recordNo])
  expect(await adjust(10)).toMatchObject({ status: 409, message: expect.stringContaining('confirmed already') })
  expect(await flagsOf(card_no)).toMatchObject([{ qty: 40 }])
})

test('T-PERM-03-X without confirm-orders the lists are readable and the server refuses to confirm and adjust', async () => {
  const card_no = await runningCard({ server, operator })
  const { recordNo } = await printFlag(operator, { card_no })
  expect(
    (await operator.call('get_unconfirmed_pallet_flags', { machine_id: 'PX1' })).data.map((row) => row.recordNo),
  ).toContain(recordNo)
  const refused = await operator.call('confirm_pallet_flags', { machine_id: 'PX1', record_nos: [recordNo] })
  expect(refused.status).toBe(403)
  const adjust = await operator.call('adjust_pallet_flag', { machine_id: 'PX1', record_no: recordNo, qty: 1 })
  expect(adjust.status).toBe(403)
  expect(await flagsOf(card_no)).toMatchObject([{ confirmed: '', qty: 40 }])
})

test('orders to confirm count the flags that wait, of one machine or of all', async () => {
  const card_no = await runningCard({ server, operator }, 'PX247')
  await printFlag(operator, { card_no, machine_id: 'PX247', quantity: 40 })
  const second = await printFlag(operator, { card_no, machine_id: 'PX247', quantity: 15 })
  const row = { machine_id: 'PX247', work_order_no: `WO-${card_no}`, card_no, part_no: 'PP-1' }
  expect((await supervisor.call('get_orders_to_confirm', { machine_id: 'PX247' })).data).toEqual([
    { ...row, flags_waiting: 2, quantity: 55 },
  ])
  await confirm([second.recordNo], {}, 'PX247')
  const all = (await supervisor.call('get_orders_to_confirm', {})).data
  expect(all.find((each) => each.card_no === card_no)).toEqual({ ...row, flags_waiting: 1, quantity: 40 })
})
