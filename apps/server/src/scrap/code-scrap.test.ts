import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import { bookCodeScrap } from './jobs/book-code-scrap.ts'

const server = testServer()
let connections: Connections
let plant: Awaited<ReturnType<typeof quietPlant>>
let operator: Caller
const machine_id = 'M103'

beforeAll(async () => {
  plant = await quietPlant(server)
  connections = openConnections(server.database, { onError: () => {} })
  operator = await server.signIn('operator')
  await server.sql('update machine set good_from_cycles = true where company_id = 1000 and machine_id = $1', [
    machine_id,
  ])
  await server.sql(
    `update stop_code set scrap_percent = 50, code_type = 2, machines = null where company_id = 1000 and stop_code = '404'`,
  )
  await server.sql(
    'update order_run set insatser = 1 where company_id = 1000 and machine_id = $1 and end_time is null',
    [machine_id],
  )
})
afterAll(() => connections.close())

const book = () => bookCodeScrap.run({ connections, now: plant.now + 3_600_000, publish: async () => () => {} })
const booked = () =>
  server.sql<{ scrap_qty: number; scrap_reason: string; reduces_good: number; erp_status: string }>(
    `select scrap_qty::float, scrap_reason, reduces_good, erp_status from scrap_transaction
     where company_id = 1000 and machine_id = $1 and source = 'code' order by record_no`,
    [machine_id],
  )
const card = async () =>
  (
    await server.sql<{ good_qty: number; scrap_qty: number }>(
      `select c.good_qty::float, c.scrap_qty::float from card c join order_run r using (company_id, card_no)
       where c.company_id = 1000 and r.machine_id = $1 and r.end_time is null order by r.start_time limit 1`,
      [machine_id],
    )
  )[0]

test('T-PLANT-75 what a reason of type 2 scraps is booked once it has ceased to stand, never twice, and a late signal that changes the past corrects it by a counter-booking', async () => {
  await plant.says(machine_id, 50, 'running')
  await plant.says(machine_id, 40, 'stopped')
  const before = await card()
  expect((await operator.call('set_stop_code', { machine_id, stop: plant.stop(40), stop_code: '404' })).status).toBe(
    200,
  )
  plant.pass(5 * MINUTE)
  await plant.says(machine_id, -1, 4)
  await plant.says(machine_id, -2, 3)
  await book()
  expect(await booked()).toEqual([])
  await plant.says(machine_id, -3, 'running')
  await Promise.all([book(), book()])
  await book()
  // Half of seven pieces: a begun piece is a whole one.
  expect(await booked()).toEqual([{ scrap_qty: 4, scrap_reason: '52', reduces_good: 1, erp_status: 'W' }])
  const after = await card()
  expect([after?.good_qty, after?.scrap_qty]).toEqual([(before?.good_qty ?? 0) + 3, (before?.scrap_qty ?? 0) + 4])

  // It ran from the second lump on already.
  await plant.says(machine_id, -1.5, 'running')
  await book()
  expect((await booked()).map(({ scrap_qty }) => scrap_qty)).toEqual([4, -2])
})
