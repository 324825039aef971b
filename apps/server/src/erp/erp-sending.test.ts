import { ErpMessage } from '@takt/contract/erp/erp-message.ts'
import { failure, keptFailure } from '@takt/domain/ground/failure.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dueNow, linkTo, messagesOf, preparePlant, report, runningCard, TOKEN } from '../../test/erp-plant.ts'
import { type ErpReceiver, isSigned, openErp, refuses, takes } from '../../test/erp-receiver.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCardMaterial } from '../materials/materials.fixture.ts'

const server = testServer()
let operator: Caller
let admin: Caller
let erp: ErpReceiver

beforeAll(async () => {
  erp = await openErp()
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  await preparePlant(server)
})
afterAll(() => erp.close())
beforeEach(async () => {
  erp.answer = takes
  // Time stands: nothing comes due by itself between two looks, however long this machine takes over them.
  server.clock.now = Date.now()
  // While nobody is there only the oldest message is tried: those of other tests would stand before it.
  await server.sql(`update erp_message set status = 'N', next_attempt = null where status in ('W', 'F')`)
  await linkTo(server, erp.url)
})

const answer = (status: number) => failure('answer', { status })
const sentOf = (card_no: string) => erp.received.filter((message) => message.card_no === card_no)

let machines = 0
/** A machine of a test's own: each machine lists all cancellations of its orders. */
async function cancellingMachine(): Promise<string> {
  machines += 1
  const machine_id = `RX47-${machines}`
  await aMachine(server, { machine_id, special_functions: [47] })
  return machine_id
}

test('T-PLANT-60 good, scrap and material of an order reach the ERP in their order, signed, each under its own id', async () => {
  const card_no = await runningCard({ server, operator })
  await aCardMaterial(server, { card_no, line_no: 1, material_no: 'RM-1', per_unit: 2 })
  const record_no = await report(operator, card_no, 7)
  const scrap = { machine_id: 'RX1', card_no, scrap_qty: 3, scrap_reason: '20', employee: '0102' }
  const scrapped = await operator.call('report_scrap', { ...scrap, trans_time: new Date().toISOString() })
  expect(scrapped.status, scrapped.message).toBe(200)

  const used_up = await operator.call('report_material_scrap', {
    machine_id: 'RX1',
    material_card_no: `${card_no}/1`,
    quantity: 6,
    scrap_reason: '20',
    trans_time: new Date().toISOString(),
  })
  expect(used_up.status, used_up.message).toBe(200)

  await until(() => expect(sentOf(card_no)).toHaveLength(3))
  const messages = sentOf(card_no).map(({ text }) => ErpMessage.parse(JSON.parse(text)))
  const about = { version: 1, company: 'example', machine_id: 'RX1', card_no, work_order_no: `WO-${card_no}` }
  expect(messages).toMatchObject([
    { ...about, subject: 'balthzar_transaction', record_no, good_qty: 7, employee: '0102', part_no: 'RP-1' },
    { ...about, subject: 'scrap_transaction', scrap_qty: 3, scrap_reason: '20', erp_scrap_code: '100' },
    { ...about, subject: 'material_reporting', material_no: 'RM-1', quantity: 6, reporting_source: 'wizard' },
  ])
  expect(new Set(messages.map(({ id }) => id)).size).toBe(3)
  for (const message of sentOf(card_no)) {
    expect(isSigned(message, TOKEN)).toBe(true)
    expect(isSigned(message, 'another token')).toBe(false)
    expect(message.headers['idempotency-key']).toBe(message.id)
    expect(JSON.stringify(message.headers)).not.toContain(TOKEN)
  }
  await until(async () => {
    expect(await messagesOf(server, card_no)).toMatchObject([{ status: 'T' }, { status: 'T' }, { status: 'T' }])
  })
  const [good] = await server.sql('select erp_status from good_transaction where card_no = $1', [card_no])
  const [bad] = await server.sql('select erp_status from scrap_transaction where card_no = $1', [card_no])
  const [used] = await server.sql('select erp_status from material_transaction where card_no = $1', [card_no])
  expect([good, bad, used]).toEqual([{ erp_status: 'T' }, { erp_status: 'T' }, { erp_status: 'T' }])
})

test('T-PLANT-60 a refused booking leaves no message, and one of an order that the ERP does not know has none', async () => {
  const card_no = await runningCard({ server, operator })
  const trans_time = new Date().toISOString()
  const payload = { machine_id: 'RX1', card_no, good_qty: 1, employee: 'nobody', trans_time }
  expect((await operator.call('receive_good_qty', payload)).status).toBe(409)
  await server.sql('update card set in_erp = false where card_no = $1', [card_no])
  await report(operator, card_no, 1)
  expect(await messagesOf(server, card_no)).toEqual([])
})

test('T-PLANT-60 the bearer way sends the token; switched off nothing is sent', async () => {
  await linkTo(server, erp.url, 'bearer', false)
  const card_no = await runningCard({ server, operator })
  await report(operator, card_no, 2)
  await linkTo(server, erp.url, 'bearer')
  await until(() => expect(sentOf(card_no)).toHaveLength(1))
  expect(sentOf(card_no)[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`)
})

test('T-PLANT-61 T-PLANT-182 a record that the ERP breaks down over holds up its own card only, is always the same message, and is seen', async () => {
  const [bad, good] = [await runningCard({ server, operator }), await runningCard({ server, operator })]
  erp.answer = ({ card_no, subject }, response) =>
    card_no === bad && subject === 'balthzar_transaction'
      ? refuses(500, '{"error":"null pointer"}')({} as never, response)
      : takes({} as never, response)
  const record_no = await report(operator, bad, 5)
  await until(async () => expect(await messagesOf(server, bad)).toMatchObject([{ attempts: 1, status: 'W' }]))
  await report(operator, bad, 6)
  await report(operator, good, 5)
  await until(() => expect(sentOf(good)).toHaveLength(1))
  expect(sentOf(bad)).toHaveLength(1)
  for (let attempts = 2; attempts <= 5; attempts += 1) {
    await dueNow(server)
    await until(async () => expect((await messagesOf(server, bad))[0]).toMatchObject({ attempts }))
  }
  expect((await messagesOf(server, bad))[0]).toMatchObject({
    status: 'W',
    last_error: keptFailure(failure('answer', { status: 500 })),
  })
  expect(sentOf(bad)).toHaveLength(5)
  expect(new Set(sentOf(bad).map(({ text }) => text)).size).toBe(1)
  const listed = await admin.call('get_failed_erp_records', { subject: 'balthzar_transaction' })
  expect(listed.data.find((row) => row.record_no === record_no)).toMatchObject({ attempts: 5, status: 'W' })
  erp.answer = takes
  await dueNow(server)
  await until(() => expect(sentOf(bad).map(({ body }) => body.good_qty)).toEqual([5, 5, 5, 5, 5, 5, 6]))
})

test('T-PLANT-61 T-PLANT-182 a record that is refused is failed at once and no longer holds the next one up', async () => {
  const card_no = await runningCard({ server, operator })
  erp.answer = ({ body }, response) =>
    (body.good_qty === 5 ? refuses(422, '{"reason":"order-locked","error":"Order is locked"}') : takes)(
      {} as never,
      response,
    )
  const record_no = await report(operator, card_no, 5)
  await report(operator, card_no, 6)
  await until(async () =>
    expect(await messagesOf(server, card_no)).toMatchObject([
      { status: 'F', attempts: 1, last_error: keptFailure(failure('erp-order-locked', { status: 422 })) },
      { status: 'T' },
    ]),
  )
  const rows = await server.sql('select erp_status from good_transaction where record_no = $1', [record_no])
  expect(rows).toEqual([{ erp_status: 'F' }])
  const listed = await admin.call('get_failed_erp_records', { subject: 'balthzar_transaction' })
  const inEnglish = 'The order is locked in the ERP (422).'
  const row = listed.data.find((each) => each.record_no === record_no)
  expect(row).toMatchObject({ attempts: 1, status: 'F', last_error: inEnglish })
})

test('T-PLANT-381 an ERP that knows not one order (404 with its reason) refuses that record alone, and the others go on', async () => {
  const [unknown, known] = [await runningCard({ server, operator }), await runningCard({ server, operator })]
  erp.answer = ({ card_no }, response) =>
    (card_no === unknown ? refuses(404, '{"error":"Order unknown"}') : takes)({} as never, response)
  const record_no = await report(operator, unknown, 5)
  await report(operator, known, 6)
  await until(async () => expect(await messagesOf(server, known)).toMatchObject([{ status: 'T' }]))
  const refused = { status: 'F', attempts: 1, last_error: keptFailure(failure('refused', { status: 404 })) }
  expect(await messagesOf(server, unknown)).toMatchObject([refused])
  const listed = await admin.call('get_failed_erp_records', { subject: 'balthzar_transaction' })
  expect(listed.data.find((row) => row.record_no === record_no)).toMatchObject({ attempts: 1, status: 'F' })
  expect((await admin.call('get_erp_state', {})).data[0]).toMatchObject({ failures: 0 })
})

test('T-PLANT-61 T-PLANT-182 W-ERROR-26-X while nobody is there bookings stand, the link rests longer and longer, and all go in order afterwards', async () => {
  const gone = await openErp()
  await gone.close()
  await linkTo(server, gone.url)
  const card_no = await runningCard({ server, operator })
  for (const good_qty of [4, 5, 6]) await report(operator, card_no, good_qty)
  const state = async () => (await admin.call('get_erp_state', {})).data[0]
  for (let failures = 1; failures <= 7; failures += 1) {
    await until(async () => expect(await state()).toMatchObject({ failures }))
    await dueNow(server)
  }
  expect(await state()).toMatchObject({ last_error: 'Nobody answers at this address.' })
  const waits = { status: 'W', attempts: 0 }
  expect(await messagesOf(server, card_no)).toMatchObject([waits, waits, waits])
  const failed = await admin.call('get_failed_erp_records', { subject: 'balthzar_transaction' })
  expect(failed.data.filter((row) => row.card_no === card_no)).toEqual([])
  await linkTo(server, erp.url)
  await until(() => expect(sentOf(card_no).map(({ body }) => body.good_qty)).toEqual([4, 5, 6]))
})

test.each([
  ['a redirect is not followed', refuses(302, '', { location: 'http://127.0.0.1:9/elsewhere' }), answer(302)],
  ['a token that is not accepted', refuses(401, '{"error":"who are you"}'), answer(401)],
  ['a wrong address', refuses(404, ''), answer(404)],
  ['a wrong address with a page', refuses(404, '<h1>Not found</h1>'), answer(404)],
  ['a proxy that lets nobody through', refuses(403, 'Forbidden'), answer(403)],
  ['an answer without end', refuses(503, 'x'.repeat(200_000)), answer(503)],
  [
    'a page to sign in',
    refuses(200, '<!doctype html><title>Sign in</title>'),
    failure('no-erp-answer', { status: 200 }),
  ],
])('T-PLANT-61 T-PLANT-381 %s is the fault of the link and waits', async (_what, answer, error) => {
  erp.answer = answer
  const card_no = await runningCard({ server, operator })
  await report(operator, card_no, 1)
  const first = async () => (await messagesOf(server, card_no))[0]
  await until(async () => expect((await first())?.last_error).not.toBe(''))
  const message = await first()
  expect(message).toMatchObject({ attempts: 0, status: 'W' })
  expect(message?.last_error).toBe(keptFailure(error))
  expect((await admin.call('get_erp_state', {})).data[0]).toMatchObject({ failures: 1 })
  erp.answer = takes
  await dueNow(server)
  await until(async () => expect((await messagesOf(server, card_no))[0]).toMatchObject({ status: 'T' }))
})

test('W-CALL-45-X T-CALL-31-X a cancellation waits for its time and for all other messages of its card, then is transferred', async () => {
  const machine_id = await cancellingMachine()
  const card_no = await runningCard({ server, operator }, machine_id)
  erp.answer = refuses(422, '{"error":"not yet"}')
  await report(operator, card_no, 4, machine_id)
  const stopped = await operator.call('stop_order', { machine_id, card_no, cancel_order: 1 })
  const record_no = Number(stopped.data[0]?.cancellation)
  await until(async () => expect((await messagesOf(server, card_no))[0]).toMatchObject({ attempts: 1 }))
  const [, cancellation] = await messagesOf(server, card_no)
  expect(Date.parse(cancellation?.next_attempt ?? '')).toBeGreaterThan(Date.now() + 60 * 60_000)
  await server.sql(`update erp_message set next_attempt = 'epoch' where card_no = $1 and subject = 'cancellation'`, [
    card_no,
  ])
  await report(operator, await runningCard({ server, operator }), 1)
  await dueNow(server)
  await until(async () => expect((await messagesOf(server, card_no))[0]).toMatchObject({ attempts: 2 }))
  expect(sentOf(card_no).map(({ subject }) => subject)).not.toContain('cancellation')
  erp.answer = takes
  await dueNow(server)
  await until(() => expect(sentOf(card_no).at(-1)).toMatchObject({ subject: 'cancellation' }))
  expect(sentOf(card_no).at(-1)?.body).toMatchObject({ record_no, remaining_qty: 96 })
  await until(async () => {
    expect(await server.sql('select status from cancellation where record_no = $1', [record_no])).toEqual([
      { status: 'T' },
    ])
  })
  expect((await operator.call('get_unconfirmed_cancellations', { machine_id })).data).toEqual([])
  const late = await operator.call('delete_cancellation_order', { machine_id, record_no, employee: '0102' })
  expect(late).toMatchObject({ status: 409, message: expect.stringContaining('with the ERP already') })
})

test('W-CALL-45-X a failed cancellation says so at the machine, and one that is taken back is never sent', async () => {
  const machine_id = await cancellingMachine()
  const card_no = await runningCard({ server, operator }, machine_id)
  await report(operator, card_no, 4, machine_id)
  await until(async () => expect((await messagesOf(server, card_no))[0]).toMatchObject({ status: 'T' }))
  erp.answer = refuses(409, '{"error":"period is closed"}')
  const stopped = await operator.call('stop_order', { machine_id, card_no, cancel_order: 1 })
  const record_no = Number(stopped.data[0]?.cancellation)
  await server.sql(
    `update erp_message set next_attempt = 'epoch', attempts = 4 where record_no = $1
    and subject = 'cancellation'`,
    [record_no],
  )
  const atMachine = async () => (await operator.call('get_unconfirmed_cancellations', { machine_id })).data
  await until(async () =>
    expect(await atMachine()).toMatchObject([
      { recordNo: record_no, status: 'F', last_error: 'Refused: the answer was 409.' },
    ]),
  )
  expect(Date.parse(String((await atMachine())[0]?.next_attempt))).toBeGreaterThan(Date.now())
  await server.sql(
    `update erp_message set sending_until = now() + interval '20 seconds' where record_no = $1
    and subject = 'cancellation'`,
    [record_no],
  )
  const payload = { machine_id, record_no, employee: '0102' }
  expect(await operator.call('delete_cancellation_order', payload)).toMatchObject({
    status: 409,
    message: `The cancellation of order ${card_no} is being sent to the ERP this moment. Try again shortly.`,
  })
  await server.sql(`update erp_message set sending_until = 'epoch' where record_no = $1`, [record_no])
  expect((await operator.call('delete_cancellation_order', payload)).status).toBe(200)
  expect((await messagesOf(server, card_no)).map(({ subject }) => subject)).toEqual(['balthzar_transaction'])
})

test('T-CALL-31-X a cancellation without a report on its card gets its time with the first one', async () => {
  const machine_id = await cancellingMachine()
  const card_no = await runningCard({ server, operator }, machine_id)
  await operator.call('stop_order', { machine_id, card_no, cancel_order: 1 })
  expect((await messagesOf(server, card_no))[0]).toMatchObject({ next_attempt: null })
  await server.sql(`update card set status = 'planned', cancelled = 0 where card_no = $1`, [card_no])
  const started = await operator.call('start_order', { machine_id, card_no })
  expect(started.status, started.message).toBe(200)
  await report(operator, card_no, 1, machine_id)
  const [cancellation] = await messagesOf(server, card_no)
  expect(Date.parse(cancellation?.next_attempt ?? '')).toBeGreaterThan(Date.now() + 60 * 60_000)
  const [record] = (await operator.call('get_unconfirmed_cancellations', { machine_id })).data
  expect(record).toMatchObject({ card_no, next_attempt: cancellation?.next_attempt })
})

test('T-PLANT-520 why the ERP took nothing is read in each reader’s language, and its own words by nobody', async () => {
  const card_no = await runningCard({ server, operator })
  erp.answer = refuses(422, '{"error":"password of the ledger is hunter2"}')
  await report(operator, card_no, 5)
  await until(async () => expect(await messagesOf(server, card_no)).toMatchObject([{ status: 'F' }]))
  const [kept] = await messagesOf(server, card_no)
  expect(JSON.stringify(kept)).not.toContain('hunter2')
  const why = async (language: string) => {
    await server.sql(`update app_user set language = $1 where username = 'admin'`, [language])
    const { data } = await admin.call('get_failed_erp_records', { subject: 'balthzar_transaction' })
    return data.find((row) => row.card_no === card_no)?.last_error
  }
  expect(await why('en')).toBe('Refused: the answer was 422.')
  expect(await why('sv')).toBe('Avvisad: svaret var 422.')
  expect(await why('de')).toBe('Abgelehnt: Die Antwort war 422.')
  // A row of an older version.
  await server.sql(`update erp_message set last_error = '422: password is hunter2' where card_no = $1`, [card_no])
  expect(await why('de')).toBe('Nicht angenommen: Die Antwort war 422.')
  expect(await why('en')).toBe('Not taken: the answer was 422.')
})
