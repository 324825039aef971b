import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { withCompany } from '../src/ground/db/company-db.ts'
import { openConnections } from '../src/ground/db/connections.ts'
import { sql } from '../src/ground/db/sql.ts'
import { answerOf, type Caller, post, testServer } from './test-server.ts'

const server = testServer({ devlogCode: 'open sesame' })
let operator: Caller
beforeAll(async () => {
  operator = await server.signIn('operator')
})

test('T-CALL-01-X T-ERROR-20-X malformed JSON is told as such', async () => {
  const answer = await post(`${server.url}/api/call`, '{"name": ', operator.bearer)
  expect(answer).toMatchObject({ status: 422, message: 'The request is not valid JSON.' })
  expect(answer.body.error).toEqual({ status: 422, title: 'Bad field', field: 'body' })
})

test.each([
  ['a missing field', { stop_code: '110' }, 'machine_id'],
  ['a wrong type', { machine_id: 7, stop_code: '110' }, 'machine_id'],
  ['a path in a machine id', { machine_id: '../etc', stop_code: '110' }, 'machine_id'],
  ['a note of 3000 characters', { machine_id: 'M101', stop_code: '110', note: 'x'.repeat(3000) }, 'note'],
])('T-CALL-01-X %s answers 422 with the field', async (_what, payload, field) => {
  const answer = await operator.raw({ name: 'set_stop_code', payload })
  expect(answer.status).toBe(422)
  expect(answer.body.error).toMatchObject({ field })
  expect(answer.message).toContain(field)
})

test('a NUL character in a text is told and changes nothing', async () => {
  const answer = await operator.raw({ name: 'add_my_machine', payload: { machine_id: 'M1\u0000' } })
  expect(answer).toMatchObject({ status: 422, message: 'The request holds a character that cannot be stored.' })
})

test('T-CALL-01-X unknown fields are ignored', async () => {
  const answer = await operator.raw({ name: 'get_machine', payload: { machine_id: 'M101', colour: 'blue' } })
  expect(answer.status).toBe(200)
})

test('T-CALL-01-X an unknown name answers 404', async () => {
  const answer = await operator.raw({ name: 'drop_everything', payload: {} })
  expect(answer).toMatchObject({ status: 404, message: 'There is no call named drop_everything.' })
})

test('a field of 1 MB is refused with its name, a larger body before it is read', async () => {
  const send = (length: number) =>
    operator.raw({ name: 'report_client_error', payload: { message: 'x'.repeat(length) } })
  expect((await send(1_000_000)).body.error).toMatchObject({ status: 422, field: 'message' })
  expect(await send(2_000_000)).toMatchObject({ status: 422, message: 'The request is too large.' })
})

test('D-SHELL-04 D-SHELL-05-B an error of the web app is a line of the log with company and user of its session, whatever the page says', async () => {
  const report = { message: 'a part broke', path: '/machines/all?ticket=secret-ticket', app_version: '1.0' }
  const told = { ...report, company_id: 77, username: 'somebody-else' }
  expect((await operator.raw({ name: 'report_client_error', payload: told })).status).toBe(200)
  const line = server.log.find((one) => one.includes('a part broke')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    ...{ message: 'error in the web app', error: { message: 'a part broke' }, app_version: '1.0' },
    ...{ path: '/machines/all', company_id: 1000, username: 'operator' },
  })
  expect(line).not.toMatch(/secret-ticket|somebody-else/)
})

test('T-ERROR-20-X a fault of ours carries neither stack nor SQL', async () => {
  await server.sql('alter table favourite_machine rename to hidden')
  const answer = await operator.call('get_my_machines', {})
  await server.sql('alter table hidden rename to favourite_machine')
  expect(answer).toMatchObject({ status: 500, message: 'Something went wrong' })
  expect(JSON.stringify(answer.body)).not.toMatch(/favourite|select|\.ts/)
  expect(server.log.join()).toContain('favourite_machine')
})

test('what a failed statement has undone is never said to be saved, whoever caught its error', async () => {
  const connections = openConnections(server.database)
  const saved = withCompany(connections, { company_id: 1000, machine_restrictions: [] }, async (db) => {
    await db.run(sql`update machine set machine_description = 'Undone' where machine_id = 'M101'`)
    await db.run(sql`select 1 / 0`).catch(() => 'caught')
    return 'saved'
  })
  await expect(saved).rejects.toThrow('nothing was committed')
  await connections.close()
  expect(await server.sql("select from machine where machine_description = 'Undone'")).toEqual([])
})

test('T-STATE-22-X W-WIZARD-20-X a request id used again with another payload is refused', async () => {
  const id = randomUUID()
  expect((await operator.call('add_my_machine', { machine_id: 'M101' }, id)).status).toBe(200)
  const other = await operator.call('add_my_machine', { machine_id: 'M102' }, id)
  expect(other).toMatchObject({ status: 422, message: 'This request id was used for something else.' })
})

test('T-STATE-22-X the same request sent ten times at once is done once', async () => {
  const order = await runningOrder()
  const id = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => operator.call('receive_good_qty', { ...order, good_qty: 7 }, id)),
  )
  for (const answer of answers) expect(answer.data, answer.message).toEqual(answers[0]?.data)
  const rows = await server.sql('select 1 from good_transaction where card_no = $1 and good_qty = 7', [order.card_no])
  expect(rows).toHaveLength(1)
})

test('two reports at once add up', async () => {
  const order = await runningOrder()
  const [before] = await server.sql<{ good_qty: number }>(
    'select good_qty from card where card_no = $1 and company_id = 1000',
    [order.card_no],
  )
  await Promise.all(
    [1, 2, 3, 4, 5].map((good_qty) => operator.call('receive_good_qty', { ...order, good_qty }, randomUUID())),
  )
  const [after] = await server.sql<{ good_qty: number }>(
    'select good_qty from card where card_no = $1 and company_id = 1000',
    [order.card_no],
  )
  expect(Number(after?.good_qty) - Number(before?.good_qty)).toBe(15)
})

test.each([
  ['a negative quantity', { good_qty: -1 }, 'The quantity must be above zero.'],
  ['nothing', { good_qty: 0 }, 'The quantity must be above zero.'],
  ['an order that does not run there', { card_no: 'nope' }, 'Order nope does not run on machine'],
  ['an unknown employee', { employee: 'nobody' }, 'Failed to find employee. Check the number and enter it again.'],
  ['a time to come', { trans_time: '2999-01-01T00:00:00Z' }, 'The time lies in the future.'],
])('W-CALL-21-X T-CALL-01-X good quantity refuses %s and books nothing', async (_what, change, message) => {
  const order = await runningOrder()
  const count = async () => (await server.sql('select 1 from good_transaction')).length
  const before = await count()
  const answer = await operator.call('receive_good_qty', { ...order, good_qty: 3, ...change }, randomUUID())
  expect(answer.status).toBe(409)
  expect(answer.code).not.toBe(0)
  expect(answer.message).toContain(message)
  expect(await count()).toBe(before)
})

test('W-CALL-21-X T-CALL-01-X a quantity that is no number answers 422', async () => {
  const answer = await operator.raw({
    name: 'receive_good_qty',
    payload: { ...(await runningOrder()), good_qty: 'many' },
  })
  expect(answer.status).toBe(422)
})

test('T-SHELL-10-B the developer log opens only for an administrator with the right code', async () => {
  const admin = await server.signIn('admin')
  expect((await admin.call('open_devlog', { code: 'open sesame' })).data).toEqual([{ open: true }])
  expect((await admin.call('open_devlog', { code: 'guess' })).data).toEqual([{ open: false }])
  expect((await operator.call('open_devlog', { code: 'open sesame' })).status).toBe(403)
})

test('T-ERROR-22-X the server speaks the user’s language', async () => {
  await server.sql("update app_user set language = 'sv' where company_id = 1000 and username = 'planner'")
  const planner = await server.signIn('planner')
  expect((await planner.raw({ name: 'x', payload: {} })).message).toBe('Det finns inget anrop med namnet x.')
})

test('security headers are on every answer', async () => {
  const response = await fetch(`${server.url}/api/health`)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('T-ROUTE-04-X unknown API paths answer 404 in the same shape', async () => {
  const answer = await answerOf(await fetch(`${server.url}/api/nothing`))
  expect(answer.status).toBe(404)
  expect(answer.body.error).toMatchObject({ status: 404 })
})

async function runningOrder() {
  const [run] = await server.sql<{ machine_id: string; card_no: string }>(
    'select machine_id, card_no from order_run where company_id = 1000 and end_time is null order by p_order limit 1',
  )
  const [employee] = await server.sql<{ employee_number: string }>(
    'select employee_number from employee where company_id = 1000 and allow_sign_in limit 1',
  )
  return {
    machine_id: run?.machine_id ?? '',
    card_no: run?.card_no ?? '',
    employee: employee?.employee_number ?? '',
    trans_time: new Date().toISOString(),
  }
}
