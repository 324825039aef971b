import { beforeAll, expect, test } from 'vitest'
import { withCompany } from '../src/db/company-db.ts'
import { openConnections } from '../src/db/connections.ts'
import { doAtMachine } from '../src/machines/deeds.ts'
import { HOUR, MINUTE, quietPlant } from './quiet-plant.ts'
import { type Caller, testServer } from './test-server.ts'

const server = testServer()
let plant: Awaited<ReturnType<typeof quietPlant>>
let operator: Caller
const machine_id = 'M103'

beforeAll(async () => {
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  await server.sql('update machine set good_from_cycles = true where company_id = 1000 and machine_id = $1', [
    machine_id,
  ])
  await server.sql(
    `update order_run set end_time = now() - interval '30 days', start_time = now() - interval '31 days'
     where company_id = 1000 and machine_id = $1 and p_order not in (
       select p_order from order_run where company_id = 1000 and machine_id = $1 and end_time is null
       order by start_time limit 1)`,
    [machine_id],
  )
  await server.sql('update order_run set insatser = 2 where company_id = 1000 and machine_id = $1', [machine_id])
  for (const table of ['shift_figures', 'run_figures', 'good_transaction', 'scrap_transaction', 'machine_checkpoint']) {
    await server.sql(`delete from ${table} where company_id = 1000 and machine_id = $1`, [machine_id])
  }
  await server.sql('delete from stop where company_id = 1000 and machine_id = $1', [machine_id])
})

const lastDay = async () =>
  (await operator.call('get_machine_figures', { period: '24h', machine_id })).data[0] as Record<string, number>

test('T-PLANT-77 figures of the last 24 hours begin at the minute, also in the middle of a shift: times, pieces and bookings', async () => {
  // Around the clock, days from midnight: the window begins at noon of the day before.
  for (const [hours, said] of [
    [30, 'running'],
    [26, 10],
    [25.5, 'stopped'],
    [23, 'running'],
    [22, 5],
    [20, 'stopped'],
    [19, 'running'],
    [1, 7],
  ] as const) {
    await plant.says(machine_id, hours * 60, said)
  }
  const [run] = await server.sql<{ card_no: string; p_order: number }>(
    'select card_no, p_order from order_run where company_id = 1000 and machine_id = $1 and end_time is null',
    [machine_id],
  )
  const book = (hours: number, good_qty: number) =>
    operator.call('receive_good_qty', {
      machine_id,
      card_no: run?.card_no ?? '',
      good_qty,
      employee: '0103',
      trans_time: plant.at(hours * 60),
    })
  expect((await book(25, 100)).status).toBe(200)
  expect((await book(23.5, 3)).status).toBe(200)
  const figures = await lastDay()
  expect([figures.good_qty, figures.stop_seconds, figures.run_seconds]).toEqual([(5 + 7) * 2 + 3, 2 * 3600, 22 * 3600])
})

test('T-PLANT-77 a cavity that is closed inside the window counts from its own time on', async () => {
  const connections = openConnections(server.database, { onError: () => {} })
  await withCompany(connections, { company_id: 1000, machine_restrictions: [] }, (db) =>
    doAtMachine(db, machine_id, { event: { kind: 'cavities', value: 1 }, now: plant.now + 10 * MINUTE }),
  )
  await connections.close()
  plant.pass(2 * HOUR)
  await plant.says(machine_id, -60, 4)
  plant.pass(20 * HOUR)
  // Two hours of the day that began the window are left of it: seven cycles with both cavities, four with one.
  const { good_qty } = await lastDay()
  expect(good_qty).toBe(7 * 2 + 4)
})
