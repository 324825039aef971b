import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { told } from '../../test/told.ts'
import { example } from '../seed/example.ts'

const server = testServer()
let admin: Caller
let operator: Caller
const machine_id = 'C301'

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
  await server.sql('delete from notification where company_id = 1000')
})

const ask = async (path: string, body?: object, key: string = example.ingestKey) => {
  const headers = { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(`${server.url}${path}`, init)
  return { status: response.status, body: (await response.json()) as { commands?: { machine_id: string }[] } }
}
const open = async () =>
  (await ask('/api/commands')).body.commands?.filter((command) => command.machine_id === machine_id)
const state = async () => (await operator.call('get_forced_stop', { machine_id })).data[0]

test('T-PLANT-80 a forced stop is ordered from the machine’s box until it has acknowledged, and so is its release', async () => {
  expect((await operator.call('order_forced_stop', { machine_id })).status).toBe(403)
  for (const _ of [1, 2]) {
    const answer = await admin.call('order_forced_stop', { machine_id })
    expect(answer.data).toEqual([{ machine_id, force_stop_enabled: false }])
  }
  expect(await open()).toEqual([{ machine_id, command_no: 1, output: 'run', value: 0 }])
  expect(await state()).toMatchObject({ value: 0, ordered_by: 'admin', done_at: null })
  await ask('/api/commands/done', { machine_id, command_no: 1, problem: 'the machine does not acknowledge' })
  expect(await state()).toMatchObject({ done_at: null, problem: 'the machine does not acknowledge' })
  expect(await open()).toHaveLength(1)
  await ask('/api/commands/done', { machine_id, command_no: 1 })
  expect(await open()).toEqual([])
  expect(await state()).toMatchObject({ value: 0, done_at: expect.any(String), problem: '' })

  await operator.call('cancel_forced_stop', { machine_id })
  expect(await open()).toEqual([{ machine_id, command_no: 2, output: 'run', value: 1 }])
  // A late word about the order before is none about this one.
  await ask('/api/commands/done', { machine_id, command_no: 1 })
  expect(await open()).toHaveLength(1)
  await ask('/api/commands/done', { machine_id, command_no: 2 })
  expect(await open()).toEqual([])
  expect(await told(server, 'machine_id = $1', [machine_id])).toEqual([
    { kind: 'machine-blocked', text: 'Blocked by admin: it cannot run.' },
    { kind: 'machine-unblocked', text: 'Released by operator.' },
  ])
})

test('T-PLANT-80 commands are for who holds the company’s key', async () => {
  const machine_id = 'C302'
  await admin.call('order_forced_stop', { machine_id })
  expect((await ask('/api/commands', undefined, 'nobody')).status).toBe(401)
  expect((await ask('/api/commands/done', { machine_id, command_no: 1 }, 'nobody')).status).toBe(401)
  expect((await ask('/api/commands/done', { machine_id })).status).toBe(422)
  await operator.call('cancel_forced_stop', { machine_id })
})
