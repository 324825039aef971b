import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { startExampleErp } from '../run/example-erp.ts'
import { example } from '../seed/example.ts'

const server = testServer()
const running: { stop(): Promise<void> }[] = []
afterAll(async () => {
  for (const child of running) await child.stop()
})

test('T-PLANT-345 the example’s ERP brings in orders for a machine whose plan runs short, until there are enough', async () => {
  // One machine: the numbers of its orders are seconds, and each machine has its turn.
  await server.sql(`update machine set active = false where company_id = 1000 and machine_id <> 'M101'`)
  await server.sql(
    `update card set status = 'finished' where company_id = 1000 and machine_id = 'M101' and status = 'planned'
     and card_no <> (select min(card_no) from card where company_id = 1000 and machine_id = 'M101' and status = 'planned')`,
  )
  const plan = () =>
    server.sql<{ card_no: string; part_no: string }>(
      `select card_no, part_no from card where company_id = 1000 and machine_id = 'M101' and status = 'planned'
       order by planned_start_time`,
    )
  const [first] = await plan()
  const { company_key, password } = example
  running.push(startExampleErp({ url: server.url, company_key, password, plan_every_ms: 1_100 }, () => {}))
  await expect.poll(async () => (await plan()).length).toBe(3)
  const planned = await plan()
  expect(planned[0]).toEqual(first)
  expect(planned.map(({ part_no }) => part_no)).toEqual(Array(3).fill(first?.part_no))
})
