import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { openConnections } from '../ground/db/connections.ts'
import { forgetOldAnswers } from '../jobs/forget-old-answers.ts'

const server = testServer()
const DAY = 86_400_000

async function forgetAfter(days: number): Promise<void> {
  const connections = openConnections(server.database)
  const publish = async () => () => {}
  await forgetOldAnswers.run({ connections, now: Date.now() + days * DAY, publish })
  await connections.close()
}

test('T-OFFLINE-06 a note that a terminal sends again ten days later is written once; after fourteen the answer is forgotten', async () => {
  const operator = await server.signIn('operator')
  const id = randomUUID()
  const payload = { machine_id: 'M103', note: 'Sent twice, ten days apart' }
  const first = await operator.call('save_machine_note', payload, id)
  expect(first.status, first.message).toBe(200)
  const other = randomUUID()
  await operator.call('add_my_machine', { machine_id: 'M103' }, other)
  const remembered = async () =>
    (await server.sql<{ request_id: string }>('select request_id from request_answer')).map(
      ({ request_id }) => request_id,
    )

  await forgetAfter(10)
  expect(await remembered()).toContain(id)
  expect(await remembered()).not.toContain(other)
  expect((await operator.call('save_machine_note', payload, id)).data).toEqual(first.data)
  const written = await server.sql('select 1 from machine_note where note = $1', [payload.note])
  expect(written).toHaveLength(1)
  await forgetAfter(15)
  expect(await remembered()).not.toContain(id)
})

test('T-STATE-22-X W-WIZARD-20-X a report whose answer was lost on Friday and that is sent again on Monday is booked once', async () => {
  const operator = await server.signIn('operator')
  const [order] = await server.sql<{ machine_id: string; card_no: string }>(
    'select machine_id, card_no from order_run where company_id = 1000 and end_time is null limit 1',
  )
  const { machine_id = '', card_no = '' } = order ?? {}
  const report = { machine_id, card_no, good_qty: 17, employee: '0102', trans_time: new Date().toISOString() }
  const id = randomUUID()
  const first = await operator.call('receive_good_qty', report, id)
  expect(first.status, first.message).toBe(200)
  await forgetAfter(3)
  expect((await operator.call('receive_good_qty', report, id)).data).toEqual(first.data)
  const booked = await server.sql('select 1 from good_transaction where card_no = $1 and good_qty = 17', [card_no])
  expect(booked).toHaveLength(1)
})

test('T-OFFLINE-05 a note written for what the stop said before is refused when somebody has changed it', async () => {
  const at = Date.now() - 60_000
  await server.ingest([
    { seq: 1, machine_id: 'M104', at: new Date(at).toISOString(), kind: 'state', value: 'running' },
    { seq: 2, machine_id: 'M104', at: new Date(at + 10_000).toISOString(), kind: 'state', value: 'stopped' },
  ])
  const operator = await server.signIn('operator')
  const [coded] = (await operator.call('set_stop_code', { machine_id: 'M104', stop_code: '502', note: 'first' })).data
  const words = { machine_id: 'M104', stop: String(coded?.stop) }
  const supervisor = await server.signIn('supervisor')
  const changed = await supervisor.call('update_history_note', { ...words, note: 'second', seen_note: 'first' })
  expect(changed.status, changed.message).toBe(200)
  const late = await operator.call('update_history_note', { ...words, note: 'third', seen_note: 'first' })
  expect(late.status).toBe(409)
  const [stop] = await server.sql<{ note: string }>(
    "select note from stop where company_id = 1000 and machine_id = 'M104' and stop = $1",
    [words.stop],
  )
  expect(stop?.note).toBe('second')
})
