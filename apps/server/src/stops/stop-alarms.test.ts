import { expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { told as saidBy } from '../../test/told.ts'
import { openConnections } from '../ground/db/connections.ts'
import { noticeLongStops } from '../machines/jobs/notice-long-stops.ts'
import { aCompanySetting } from '../setup/setup.fixture.ts'

const server = testServer()
const MINUTE = 60_000

test('T-PLANT-43 a stop that nobody ends is told once for each level it reaches, with the level’s group', async () => {
  await aCompanySetting(server, { name: 'stopAlarmLevels', value: '30;120:Management' })
  await server.sql("update machine set calendar_id = null where company_id = 1000 and machine_id = 'C302'")
  await server.sql('update plant_rules set version = version + 1 where company_id = 1000')
  await server.sql("delete from notification where company_id = 1000 and machine_id = 'C302'")
  const connections = openConnections(server.database, { onError: () => {} })
  const told: string[] = []
  const look = (now: number) =>
    noticeLongStops.run({
      connections,
      now,
      publish:
        async (_company, { events }) =>
        () =>
          told.push(...events.map(({ name, data }) => `${name} ${(data as { machine_id: string }).machine_id}`)),
    })
  const messages = async () => (await saidBy(server, "machine_id = 'C302'")).map(({ text }) => text)

  const stopped = Date.now() - 5 * MINUTE
  await server.ingest([
    { seq: 1, machine_id: 'C302', at: new Date(stopped - MINUTE).toISOString(), kind: 'state', value: 'running' },
    { seq: 2, machine_id: 'C302', at: new Date(stopped).toISOString(), kind: 'state', value: 'stopped' },
  ])
  await look(stopped + 29 * MINUTE)
  expect(await messages()).toEqual([])
  await look(stopped + 31 * MINUTE)
  await look(stopped + 32 * MINUTE)
  expect(await messages()).toHaveLength(1)
  expect(told).toContain('NotificationAdded C302')
  await look(stopped + 121 * MINUTE)
  await look(stopped + 122 * MINUTE)
  const both = await messages()
  expect(both[0]).toContain('30')
  expect(both[1]).toMatch(/120.*Management/)
  expect(both).toHaveLength(2)
  await connections.close()
})
