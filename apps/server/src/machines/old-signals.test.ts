import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { expect, test } from 'vitest'
import { plantDay } from '../../test/plant-day.ts'
import { EXAMPLE, quietPlant } from '../../test/quiet-plant.ts'
import { testServer } from '../../test/test-server.ts'
import { openConnections } from '../ground/db/connections.ts'
import { aCompanySetting } from '../setup/setup.fixture.ts'
import { dropOldSignals } from './jobs/drop-old-signals.ts'
import { aMachineCheckpoint, aSignal } from './machines.fixture.ts'

const server = testServer()

async function addMonth(month: string): Promise<void> {
  const first = `${month.slice(0, 4)}-${month.slice(4)}-01`
  await server.sql("select takt_partitions('signal', $1::date, $1::date)", [first])
  await aSignal(server, { machine_id: 'P201', at: `${first}T10:00:00Z`, kind: 'state', value: 'running' })
}

const months = async () =>
  (
    await server.sql<{ relname: string }>(
      "select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'signal'::regclass order by 1",
    )
  ).map(({ relname }) => relname)

test('T-PLANT-38 old months of signals go, but none that a machine still needs; a rebuild afterwards differs in nothing', async () => {
  await server.sql('delete from signal where company_id = $1', [EXAMPLE])
  await server.sql('delete from machine_checkpoint where company_id = $1', [EXAMPLE])
  await server.sql('delete from stop where company_id = $1', [EXAMPLE])
  const plant = await quietPlant(server)
  await addMonth('202401')
  await addMonth('202402')
  const connections = openConnections(server.database)
  const run = () => dropOldSignals.run({ connections, now: plant.now, publish: async () => () => {} })

  await run()
  expect(await months()).toEqual(expect.arrayContaining(['signal_202401', 'signal_202402']))

  const checkpoint = (day: string) =>
    aMachineCheckpoint(server, {
      ...{ machine_id: 'P201', day, state: { status: 'N', counted_to: 0, people: 2 } },
    })
  await checkpoint('2024-01-15')
  await checkpoint('2024-02-01')
  // Two processes at once: the second finds the month gone.
  await Promise.all([run(), run()])
  expect(await months()).not.toContain('signal_202401')
  expect(await months()).toContain('signal_202402')
  const kept = await server.sql("select day::text, base from machine_checkpoint where machine_id = 'P201' order by day")
  expect(kept).toEqual([{ day: '2024-02-01', base: true }])

  await checkpoint(addDays(plantDay(plant.now), -3))
  await plant.says('P201', 100, 'running')
  await plant.says('P201', 60, 'stopped')
  await server.sql("update company_setting set value = '60' where name = 'keep_signals_days'")
  await run()
  expect(await months()).not.toContain('signal_202402')
  const admin = await server.signIn('admin')
  expect((await admin.call('rebuild_machine', { machine_id: 'P201' })).data).toMatchObject([
    { differed: false, stops: 1 },
  ])
  await connections.close()
})

test('T-PLANT-38 a month inside what the company keeps stays', async () => {
  const admin = await server.signIn('admin')
  const month = addDays(localDate(Date.now(), 'UTC'), -100).slice(0, 7).replace('-', '')
  await addMonth(month)
  await aMachineCheckpoint(server, { machine_id: 'P201', day: addDays(plantDay(), -1), state: {} })
  const connections = openConnections(server.database)
  const run = () => dropOldSignals.run({ connections, now: Date.now(), publish: async () => () => {} })
  await run()
  expect(await months()).toContain(`signal_${month}`)
  expect((await admin.call('set_company_setting', { name: 'keep_signals_days', value: '50' })).status).toBe(200)
  const companies = await server.sql<{ company_id: number }>('select company_id from company')
  for (const { company_id } of companies)
    await aCompanySetting(server, { company_id, name: 'keep_signals_days', value: '50' })
  await run()
  expect(await months()).not.toContain(`signal_${month}`)
  await connections.close()
})
