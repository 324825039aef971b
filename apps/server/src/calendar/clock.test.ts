import { expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { openConnections } from '../ground/db/connections.ts'
import type { Published } from '../ground/live/bus.ts'
import { followTheClock } from '../machines/jobs/follow-the-clock.ts'

const server = testServer()

interface StopRow {
  readonly start_time: string
  readonly end_time: string | null
  readonly shift: number
  readonly continues: number
}

test('T-PLANT-01 T-CALL-33-X a machine from which nothing is heard still changes shift: its stop is cut there, and screens are told', async () => {
  const at = Date.now() - 1000
  await server.ingest([
    { seq: 1, machine_id: 'M101', at: new Date(at - 60_000).toISOString(), kind: 'state', value: 'running' },
    { seq: 2, machine_id: 'M101', at: new Date(at).toISOString(), kind: 'state', value: 'stopped' },
  ])
  const [due] = await server.sql<{ next_due: string }>(
    "select next_due from machine_state where company_id = 1000 and machine_id = 'M101'",
  )
  const boundary = Date.parse(due?.next_due ?? '')
  expect(boundary).toBeGreaterThan(at)
  const told: Published[] = []
  const connections = openConnections(server.database)
  await followTheClock.run({
    connections,
    now: boundary + 60_000,
    publish: async (_company_id, what) => {
      told.push(what)
      return () => {}
    },
  })
  await connections.close()
  const stops = await server.sql<StopRow>(
    `select start_time, end_time, shift, continues from stop where company_id = 1000 and machine_id = 'M101'
       and start_time >= $1 order by start_time`,
    [new Date(at).toISOString()],
  )
  expect(stops).toMatchObject([
    { end_time: new Date(boundary).toISOString(), continues: 0 },
    { start_time: new Date(boundary).toISOString(), end_time: null, continues: 1 },
  ])
  expect(told.flatMap(({ machines }) => machines)).toContain('M101')
})
