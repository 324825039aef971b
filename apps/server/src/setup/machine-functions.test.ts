import { reservedSpecialFunctions } from '@takt/domain/ground/special-functions.ts'
import { beforeAll, expect, test } from 'vitest'
import { EXAMPLE, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
let admin: Caller

beforeAll(async () => {
  await quietPlant(server)
  admin = await server.signIn('admin')
})

const stored = async (machine_id: string) => {
  const [row] = await server.sql<{ special_functions: number[]; function_values: object; version: number }>(
    `select special_functions, function_values, functions_version as version from machine
     where company_id = $1 and machine_id = $2`,
    [EXAMPLE, machine_id],
  )
  return row as { special_functions: number[]; function_values: object; version: number }
}

test('T-SF-01-X an administrator changes the functions of one machine; the trail keeps both sets; others keep theirs', async () => {
  const before = await stored('P204')
  const other = await stored('P205')
  const wanted = { machine_id: 'P204', special_functions: [84, 46, 9001], function_values: { 84: 'CycleTime' } }
  const saved = await admin.call('save_machine_functions', { ...wanted, version: before.version })
  expect(saved.data).toMatchObject([
    { special_functions: [46, 84, 9001], function_values: { 84: 'CycleTime' }, version: before.version + 1 },
  ])
  const listed = (await admin.call('get_machine_functions', {})).data.find((row) => row.machine_id === 'P204')
  expect(listed).toEqual(saved.data[0])
  expect(await stored('P205')).toEqual(other)
  const shown = (await admin.call('get_machine', { machine_id: 'P204' })).data[0]
  expect(shown?.special_functions).toEqual([46, 84, 9001])
  const [trail] = await server.sql<{ username: string; before: object; after: object }>(
    "select username, before, after from audit where what = 'functions.changed' order by at desc, audit_id desc limit 1",
  )
  expect(trail).toMatchObject({
    username: 'admin',
    before: { special_functions: before.special_functions },
    after: { special_functions: [46, 84, 9001], function_values: { 84: 'CycleTime' } },
  })
})

test('T-SF-01-X of two who change a machine at once the second is told, and nothing of the first is lost', async () => {
  const { version } = await stored('P206')
  const save = (special_functions: number[]) =>
    admin.call('save_machine_functions', { machine_id: 'P206', special_functions, version })
  const answers = await Promise.all([save([46]), save([47])])
  const good = answers.findIndex(({ status }) => status === 200)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stored('P206')).toMatchObject({ special_functions: [[46], [47]][good], version: version + 1 })
})

test('T-SF-01-X a folder that leads out of the company’s files is refused, and nothing is saved', async () => {
  const before = await stored('P201')
  const answer = await admin.call('save_machine_functions', {
    machine_id: 'P201',
    special_functions: [296],
    function_values: { 296: '../../etc' },
    version: before.version,
  })
  expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('../../etc') })
  expect(await stored('P201')).toEqual(before)
})

test('T-SF-01-X only an administrator sees and changes them', async () => {
  const operator = await server.signIn('operator')
  expect((await operator.call('get_machine_functions', {})).status).toBe(403)
  const change = { machine_id: 'P204', special_functions: [], version: 0 }
  expect((await operator.call('save_machine_functions', change)).status).toBe(403)
  expect((await admin.call('save_machine_functions', { ...change, machine_id: 'NOWHERE' })).status).toBe(404)
})

test('T-SF-16-X reserved numbers are kept per machine and no behaviour hangs on them', async () => {
  const { version } = await stored('C302')
  await admin.call('save_machine_functions', {
    machine_id: 'C302',
    special_functions: [...reservedSpecialFunctions],
    version,
  })
  expect((await stored('C302')).special_functions).toEqual([...reservedSpecialFunctions].sort((a, b) => a - b))
  const names = (await admin.call('get_special_functions_for_machine', { machine_id: 'C302' })).data
  expect(names.map(({ name }) => name)).toEqual(reservedSpecialFunctions.map(() => ''))
})
