import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { workAroundTheClock } from './order-plant.ts'
import { testServer } from './test-server.ts'

const server = testServer()

beforeAll(() => workAroundTheClock(server))

test('T-CALL-16-X T-ENTITY-01 get_machines answers the machines of the company', async () => {
  const operator = await server.signIn('operator')
  const answer = await operator.call('get_machines', {})
  expect(answer.status, answer.message).toBe(200)
  expect(answer.data.length).toBeGreaterThan(30)
  expect(answer.data[0]).toMatchObject({ machine_id: expect.any(String), department_description: expect.any(String) })
})

test('W-CALL-20 W-WIZARD-20-X good quantity is booked once', async () => {
  const operator = await server.signIn('operator')
  const [run] = await server.sql<{ machine_id: string; card_no: string }>(
    'select machine_id, card_no from order_run where company_id = 1000 and end_time is null order by p_order limit 1',
  )
  const [employee] = await server.sql<{ employee_number: string }>(
    'select employee_number from employee where company_id = 1000 and allow_sign_in limit 1',
  )
  const payload = {
    machine_id: run?.machine_id ?? '',
    card_no: run?.card_no ?? '',
    good_qty: 12,
    employee: employee?.employee_number ?? '',
    trans_time: new Date().toISOString(),
    note: '',
  }
  const id = randomUUID()
  const first = await operator.call('receive_good_qty', payload, id)
  expect(first.status, first.message).toBe(200)
  const again = await operator.call('receive_good_qty', payload, id)
  expect(again.data).toEqual(first.data)
  const rows = await server.sql('select 1 from good_transaction where card_no = $1', [payload.card_no])
  expect(rows).toHaveLength(1)
})

test('T-CALL-33-X a stop comes from signals and is coded', async () => {
  const operator = await server.signIn('operator')
  const at = Date.now()
  await server.ingest([
    { seq: 1, machine_id: 'M101', at: new Date(at - 60_000).toISOString(), kind: 'state', value: 'running' },
    { seq: 2, machine_id: 'M101', at: new Date(at - 30_000).toISOString(), kind: 'state', value: 'stopped' },
  ])
  const [machine] = (await operator.call('get_machine', { machine_id: 'M101' })).data
  expect(machine).toMatchObject({ status: 'S', current_stop_reason: '-', uncoded_stops: 1 })
  const codes = await operator.call('get_stop_codes_for_machine', { machine_id: 'M101' })
  const code = codes.data.find((c) => c.stop_text_flag === 0 && c.security_level === null)
  const coded = await operator.call('set_stop_code', {
    machine_id: 'M101',
    stop_code: String(code?.stop_code),
    seen_reason: '-',
  })
  expect(coded.status, coded.message).toBe(200)
  expect((await operator.call('get_machine', { machine_id: 'M101' })).data[0]).toMatchObject({
    current_stop_reason: code?.stop_code,
    uncoded_stops: 0,
  })
  const late = await operator.call('set_stop_code', {
    machine_id: 'M101',
    stop_code: String(code?.stop_code),
    seen_reason: '-',
  })
  expect(late).toMatchObject({ status: 409, message: 'Changed by someone else, reloaded.' })
})
