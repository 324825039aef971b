import { beforeAll, expect, test } from 'vitest'
import { followAt, MINUTE_MS, makeType, started, statusOf } from '../../test/activity-floor.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { told as saidBy } from '../../test/told.ts'
import { anActivityOutput, anActivityQuestion } from './activities.fixture.ts'

const server = testServer()
let operator: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
})

const notices = () => saidBy(server, "kind = 'activity' and machine_id = 'M101'")

test('T-CALL-04-X T-ENTITY-16-X T-ROUTE-12-X at its cancel date an activity is cancelled by the server, with the output of that outcome, and shown for a day', async () => {
  const id = await makeType(server, 901, { names: { en: 'Round' }, duration: 60 })
  await anActivityOutput(server, {
    action_id: 901,
    outcome: 'cancelled',
    message_groups: 'Leaders',
    mail_subject: 'Nobody did the round',
  })
  const before = (await notices()).length
  const record_no = await started(operator, id)
  await followAt(server, Date.now() + 59 * MINUTE_MS)
  expect(await statusOf(server, record_no)).toEqual({ status: 1, open: true })
  const told = await followAt(server, Date.now() + 61 * MINUTE_MS)
  expect(await statusOf(server, record_no)).toEqual({ status: 5, open: false })
  expect(told.flatMap(({ events }) => events)).toContainEqual({
    name: 'ActivitiesChanged',
    data: { machine_id: 'M101' },
  })
  expect((await notices()).slice(before)).toEqual([{ kind: 'activity', text: 'Nobody did the round' }])
  expect(await followAt(server, Date.now() + 62 * MINUTE_MS)).toEqual([])
  const shown = await operator.call('get_internal_activities', { action_id: id })
  expect(shown.data).toMatchObject([{ record_no, status: 5 }])
  for (const [hours, rows] of [
    [23, 1],
    [25, 0],
  ] as const) {
    server.clock.now = Date.now() + 61 * MINUTE_MS + hours * 60 * MINUTE_MS
    expect((await operator.call('get_internal_activities', { action_id: id })).data).toHaveLength(rows)
  }
  server.clock.now = null
  const late = await operator.call('perform_internal_activity', { record_no, machine_id: 'M101', employee: '0101' })
  expect(late).toMatchObject({ status: 409, message: 'The activity has been cancelled.' })
})

test('T-CALL-04-X a duration in cycles counts the cycles of the machine from the creation on', async () => {
  const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  const cycles = (seq: number, seconds: number, value: number) =>
    server.ingest([{ seq, machine_id: 'M101', at: at(seconds), kind: 'cycles', value }])
  await server.ingest([{ seq: 1, machine_id: 'M101', at: at(60), kind: 'state', value: 'running' }])
  await cycles(2, 50, 500)
  const id = await makeType(server, 902, { duration: 100, duration_unit: 'cycles' })
  const record_no = await started(operator, id)
  await cycles(3, 5, 99)
  await followAt(server, Date.now() + 365 * 24 * 60 * MINUTE_MS)
  expect(await statusOf(server, record_no)).toMatchObject({ status: 1 })
  await cycles(4, 2, 1)
  await followAt(server, Date.now())
  expect(await statusOf(server, record_no)).toMatchObject({ status: 5 })
})

test('T-ENTITY-16-X an outcome creates another activity after its minutes, as many as it says; deviations go into the message', async () => {
  const next = await makeType(server, 904, { names: { en: 'Repair' }, manual: 0 })
  const id = await makeType(server, 903, { names: { en: 'Look' } })
  await anActivityQuestion(server, {
    action_id: 903,
    row_no: 10,
    question: { en: 'Tight?' },
    input_type: 'yes-no-deviation',
  })
  await anActivityOutput(server, {
    action_id: 903,
    outcome: 'exception',
    mail_to: 'care@example.com',
    create_activity: 904,
    quantity_to_create: 2,
    create_after: 30,
    include_deviations: 1,
  })
  const perform = (record_no: string, entered_value: string, exception_note = '') =>
    operator.call('perform_internal_activity', {
      record_no,
      machine_id: 'M101',
      employee: '0101',
      checklist: [{ row_no: 10, entered_value, exception_note }],
    })
  const created = async () => (await operator.call('get_internal_activities', { action_id: next })).data

  await perform(await started(operator, id), 'yes')
  await followAt(server, Date.now() + 31 * MINUTE_MS)
  expect(await created()).toEqual([])

  const record_no = await started(operator, id)
  expect((await perform(record_no, 'no', 'drips at the valve')).status).toBe(200)
  expect((await notices()).at(-1)?.text).toBe('Done with a deviation: Look · Tight? – drips at the valve')
  await followAt(server, Date.now() + 29 * MINUTE_MS)
  expect(await created()).toEqual([])
  await followAt(server, Date.now() + 31 * MINUTE_MS)
  expect(await created()).toMatchObject([
    { machine_id: 'M101', status: 1, created_by: 'Takt' },
    { machine_id: 'M101', status: 1 },
  ])
  await followAt(server, Date.now() + 32 * MINUTE_MS)
  expect(await created()).toHaveLength(2)
})

test('T-PLANT-423 mail about an activity is written in the language of each who gets it, of strangers in the company’s', async () => {
  const id = await makeType(server, 905, { names: { en: 'Grease', sv: 'Smörj' } })
  await anActivityOutput(server, {
    action_id: 905,
    outcome: 'created',
    mail_to: 'Astrid@plant.example;care@example.com',
  })
  await server.sql(
    "update app_user set email = 'astrid@plant.example', language = 'sv' where company_id = 1000 and username = 'supervisor'",
  )
  await server.sql('delete from mail')
  await started(operator, id)
  expect(await server.sql('select to_address, subject from mail order by subject')).toEqual([
    { to_address: 'care@example.com', subject: 'M101: Created: Grease' },
    { to_address: 'Astrid@plant.example', subject: 'M101: Skapad: Smörj' },
  ])
})
