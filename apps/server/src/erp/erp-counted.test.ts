import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo, preparePlant, runningCard } from '../../test/erp-plant.ts'
import { type ErpReceiver, openErp } from '../../test/erp-receiver.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import { tellCountedPieces } from '../orders/counted-pieces.ts'
import { tellErpOfCountedPieces } from '../orders/jobs/tell-counted-pieces.ts'

const server = testServer()
let operator: Caller
let erp: ErpReceiver
let connections: Connections
const MINUTE = 60_000
let seq = 0

beforeAll(async () => {
  erp = await openErp()
  operator = await server.signIn('operator')
  await preparePlant(server)
  connections = openConnections(server.database, { onError: () => {} })
  await server.sql(
    "update machine set good_from_cycles = true where company_id = 1000 and machine_id in ('RX1', 'RX2')",
  )
  await linkTo(server, erp.url)
})
afterAll(async () => {
  await connections.close()
  await erp.close()
})

const tell = async (now: number) => {
  await tellErpOfCountedPieces.run({ connections, now, publish: async () => () => {} })
  // They were told in the future.
  await server.sql("update erp_message set next_attempt = 'epoch' where company_id = 1000 and status = 'W'")
}
/** One whose claim of the job was lost with its connection works on while another has begun. */
async function twoProcessesTell(now: number): Promise<void> {
  const told = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const first = withCompany(connections, { company_id: 1000, machine_restrictions: [] }, async (db) => {
    await tellCountedPieces(db, now)
    told.resolve()
    await mayCommit.promise
  })
  await told.promise
  const second = tell(now)
  const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  // The server's own job may wait beside it.
  await Promise.race([second, until(async () => expect(await server.sql(waits)).not.toHaveLength(0))])
  mayCommit.resolve()
  await Promise.all([first, second])
}
const cycles = (value: number, at: number, machine_id = 'RX1') => {
  seq += 1
  return server.ingest([{ seq, machine_id, at: new Date(at).toISOString(), kind: 'cycles', value }])
}

test('T-PLANT-66 counted pieces of a run reach the ERP once it is over, less their scrap, once; what changes later as a difference', async () => {
  const card_no = await runningCard({ server, operator })
  const [run] = await server.sql<{ insatser: number }>(
    'select insatser::float from order_run where company_id = 1000 and card_no = $1',
    [card_no],
  )
  const per_cycle = run?.insatser ?? 0
  const now = Date.now()
  await server.sql(
    `update order_run set start_time = now() - interval '1 minute' where company_id = 1000 and card_no = $1`,
    [card_no],
  )
  await cycles(10, now - 1000)
  const scrap = (scrap_qty: number) =>
    operator.call('report_scrap', {
      machine_id: 'RX1',
      card_no,
      scrap_qty,
      scrap_reason: '20',
      employee: '0102',
      trans_time: new Date().toISOString(),
    })
  expect((await scrap(3)).status).toBe(200)
  const told = () =>
    erp.received
      .filter((message) => message.card_no === card_no && message.subject === 'balthzar_transaction')
      .map(({ body }) => [body.good_qty, body.counted])

  await tell(Date.now())
  expect((await operator.call('stop_order', { machine_id: 'RX1', card_no, cancel_order: 0 })).status).toBe(200)
  await tell(Date.now() + 30_000)
  expect(told()).toEqual([])
  await twoProcessesTell(Date.now() + 2 * MINUTE)
  await tell(Date.now() + 3 * MINUTE)
  await until(() => expect(told()).toEqual([[10 * per_cycle - 3, true]]))
  const rows = () =>
    server.sql('select erp_status from counted_quantity where card_no = $1 order by record_no', [card_no])
  await until(async () => expect(await rows()).toEqual([{ erp_status: 'T' }]))

  // A signal that came late.
  await cycles(2, now - 2000)
  await tell(Date.now() + 4 * MINUTE)
  await until(() => expect(told().at(-1)).toEqual([2 * per_cycle, true]))
  expect(await rows()).toHaveLength(2)
})

test('T-PLANT-66 a machine whose pieces people report tells nothing of its cycles, nor does an order that the ERP does not know', async () => {
  // Its own machine: it ceases to count.
  const machine_id = 'RX2'
  const card_no = await runningCard({ server, operator }, machine_id)
  await cycles(5, Date.now(), machine_id)
  await server.sql('update card set in_erp = false where company_id = 1000 and card_no = $1', [card_no])
  await operator.call('stop_order', { machine_id, card_no, cancel_order: 0 })
  const other = await runningCard({ server, operator }, machine_id)
  await server.sql('update machine set good_from_cycles = false where company_id = 1000 and machine_id = $1', [
    machine_id,
  ])
  await cycles(5, Date.now(), machine_id)
  await operator.call('stop_order', { machine_id, card_no: other, cancel_order: 0 })
  await tell(Date.now() + 5 * MINUTE)
  const rows = await server.sql('select 1 from counted_quantity where company_id = 1000 and card_no = any ($1)', [
    [card_no, other],
  ])
  expect(rows).toEqual([])
})
