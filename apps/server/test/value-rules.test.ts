import { beforeAll, expect, test } from 'vitest'
import { EXAMPLE, type QuietPlant, quietPlant } from './quiet-plant.ts'
import { type Caller, testServer } from './test-server.ts'

const server = testServer()
let plant: QuietPlant
let operator: Caller
let supervisor: Caller
let seq = 0

beforeAll(async () => {
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  supervisor = await server.signIn('supervisor')
  await server.sql(
    `insert into value_rule (company_id, record_no, machine_id, signal, comparison, value, stop_code, verifying)
     values ($1, 901, 'P201', 'door', '=', 'open', '209', true), ($1, 902, 'P202', 'pressure', '<', '4', '205', false),
       ($1, 903, 'P203', 'door', '=', 'open', '209', true)`,
    [EXAMPLE],
  )
})

async function says(machine_id: string, minutes: number, name: string, value: string | number): Promise<void> {
  seq += 1
  const said = { seq, machine_id, at: plant.at(minutes), kind: 'value', value: { name, value } }
  const answer = await server.ingest([said], { connector: 'values' })
  expect(answer.body).toMatchObject({ accepted: 1 })
}

const stops = (machine_id: string) =>
  server.sql<{ stop_reason: string; note: string; coded_automatically: number }>(
    `select stop_reason, note, coded_automatically from stop where company_id = $1 and machine_id = $2
     and start_time >= $3 order by start_time`,
    [EXAMPLE, machine_id, plant.at(200)],
  )

test('T-PLANT-30 T-CALL-45-X a verifying value codes the running stop; while it stands nobody changes the code', async () => {
  await plant.says('P201', 100, 'running')
  await plant.says('P201', 60, 'stopped')
  await says('P201', 50, 'door', 'open')
  expect(await stops('P201')).toEqual([{ stop_reason: '209', note: '', coded_automatically: 1 }])
  const stop = plant.stop(60)
  const refused = await operator.call('set_stop_code', { machine_id: 'P201', stop, stop_code: '206' })
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('door') })
  const again = await supervisor.call('update_history_stop', { machine_id: 'P201', stop, stop_code: '206' })
  expect(again.status).toBe(409)
  expect(await stops('P201')).toEqual([{ stop_reason: '209', note: '', coded_automatically: 1 }])
  await operator.call('set_stop_code', { machine_id: 'P201', stop, stop_code: '209', note: 'lock checked' })
  expect((await stops('P201'))[0]?.note).toBe('lock checked')

  await says('P201', 20, 'door', 'closed')
  const changed = await operator.call('set_stop_code', { machine_id: 'P201', stop, stop_code: '206' })
  expect(changed.status).toBe(200)
  expect(await stops('P201')).toMatchObject([{ stop_reason: '206', coded_automatically: 0 }])
})

test('T-PLANT-30 a value that does not verify codes an uncoded stop and leaves what a person says', async () => {
  await plant.says('P202', 100, 'running')
  await says('P202', 80, 'pressure', 3.2)
  await plant.says('P202', 70, 'stopped')
  expect(await stops('P202')).toMatchObject([{ stop_reason: '205', coded_automatically: 1 }])
  await operator.call('set_stop_code', { machine_id: 'P202', stop: plant.stop(70), stop_code: '206' })
  await says('P202', 0, 'pressure', 3.1)
  expect(await stops('P202')).toMatchObject([{ stop_reason: '206', coded_automatically: 0 }])
})

test('T-PLANT-30 T-PLANT-02 a value that comes late names the stop of its time, and a rebuild finds the same', async () => {
  await plant.says('P203', 100, 'running')
  await plant.says('P203', 60, 'stopped')
  await plant.says('P203', 30, 'running')
  await plant.says('P203', 20, 'stopped')
  await says('P203', 40, 'door', 'open')
  const built = await stops('P203')
  expect(built.map(({ stop_reason }) => stop_reason)).toEqual(['209', '209'])
  const admin = await server.signIn('admin')
  const rebuilt = await admin.call('rebuild_machine', { machine_id: 'P203' })
  expect(rebuilt.data).toMatchObject([{ differed: false }])
  expect(await stops('P203')).toEqual(built)
})
